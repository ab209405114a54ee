"""A page as it is written, for tests of what it shows and what it refers to."""

import html.parser


class Page(html.parser.HTMLParser):
    """Checks that tags are balanced, and collects what a page refers to."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.references, self.words = [], [], [], ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.references += [f"{tag} {name}={value}" for name, value in attrs
                            if name in ("src", "href", "xlink:href", "srcset", "action", "data", "poster")]
        if tag != "meta":  # which has no end
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        if self.open.pop() != tag:
            raise AssertionError(f"</{tag}> closes something else")

    def handle_data(self, data):
        self.words += data
