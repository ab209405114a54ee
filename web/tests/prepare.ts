// Before all tests, once.

import { seedApp } from './seeds';
import { seededWeb, web } from './server';

export default function prepare(): void {
  seedApp(web, seededWeb);
}
