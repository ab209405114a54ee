// For tests: a worker that keeps what it is told, and says what the test lets it say.
import { vi } from 'vitest';

export class FakeWorker {
  static all: FakeWorker[] = [];
  posted: { id?: number; ask?: string }[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: object) => void) | undefined;
  terminate = vi.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: object) {
    this.posted.push(message);
  }
}
