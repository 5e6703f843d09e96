/** What a suite expects of a feed; absent = it says nothing about that. Dates are ISO 8601. */
export type ExpectedFeed = { title?: string; siteUrl?: string; items: ExpectedItem[] };
export type ExpectedItem = Partial<Record<ItemField, string>>;
export type ItemField =
	| 'title'
	| 'url'
	| 'guid'
	| 'publishedAt'
	| 'summary'
	| 'contentHtml'
	| 'author';

/**
 * A case of a suite: the feed, and what is expected of it. `count` = of the items, null where the
 * suite tells of single fields only.
 */
export type FeedCase = {
	suite: string;
	file: string;
	contentType: string | null;
	url: string | null;
	feed: ExpectedFeed;
	count: number | null;
};

/** One expectation beside what was read. */
export type Check = {
	suite: string;
	file: string;
	field: string;
	expected: string;
	got: string | null;
};

export type Verdict = 'exact' | 'same' | 'different';

/**
 * 'same': the words agree although the markup, the spelling of the address or the zone of the hour
 * does not.
 */
export function judge({ field, expected, got }: Check): Verdict {
	if (got === null) return expected.trim() === '' ? 'exact' : 'different';
	if (lines(expected) === lines(got)) return 'exact';
	if (words(expected) === words(got)) return 'same';
	if (/url/i.test(field)) return address(expected) === address(got) ? 'same' : 'different';
	if (field === 'publishedAt')
		return Date.parse(expected) === Date.parse(got) ? 'same' : 'different';
	return 'different';
}

/** Why a reading differs, as far as that can be told from the two; the rest has to be looked at. */
export function reasonOf(
	{ field, expected, got }: Check,
	item: Readonly<Record<string, unknown>>,
): string {
	if (got === null) return 'nothing was read';
	if (/url|guid/i.test(field) && got.endsWith(expected.replace(/^[./]+/, '')))
		return 'a relative address is resolved';
	if (/url|guid/i.test(field) && address(got) !== null && address(expected) === null)
		return 'the suite keeps what is no address';
	if (field === 'guid' && expected.endsWith(got)) return 'kept as it is written';
	if (field === 'author' && expected.startsWith(`${got} (`)) return 'without the mail address';
	const elsewhere = Object.entries(item).find(
		([name, value]) =>
			name !== field && typeof value === 'string' && words(value) === words(expected),
	);
	if (elsewhere !== undefined) return `read as ${elsewhere[0]}`;
	if (/[<&]/.test(expected) && words(got) === '')
		return 'nothing is left of it once what could run is gone';
	return 'to be looked at';
}

const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();

function address(text: string): string | null {
	return URL.parse(text)?.href ?? null;
}

const REFERENCES: Readonly<Record<string, string>> = {
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
	amp: '&',
};

/** The words of a text, without markup. */
function words(text: string): string {
	return text
		.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
		.replace(
			/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
			(whole, decimal?: string, hex?: string, name = '') => {
				if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
				return hex === undefined
					? (REFERENCES[name] ?? whole)
					: String.fromCodePoint(Number.parseInt(hex, 16));
			},
		)
		.replace(/[\s\u00A0]+/g, ' ')
		.trim();
}
