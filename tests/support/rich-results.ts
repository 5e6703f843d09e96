type Node = { [property: string]: unknown };

/**
 * What search engines ask of a type of structured data. A field is a path ('location.address'); of
 * a list each entry must have it.
 */
type Asked = {
	/** The page that publishes the fields. */
	source: string;
	required: readonly string[];
	recommended: readonly string[];
	/** Recommended fields that the guide never claims, each with its reason. */
	never: Readonly<Record<string, string>>;
};

const GOOGLE = 'https://developers.google.com/search/docs/appearance';
const EVENT: Asked = {
	source: `${GOOGLE}/structured-data/event`,
	required: ['name', 'startDate', 'location', 'location.address'],
	recommended: [
		'description',
		'eventStatus',
		'image',
		'location.name',
		'performer',
		'performer.name',
		'previousStartDate',
	],
	never: {
		endDate: 'no source says when a game ends',
		offers: 'the guide sells no tickets and knows no prices',
		organizer: 'no source says who organises a game',
	},
};

/** Fields per type, as published in 2026. */
export const ASKED: Readonly<Record<string, Asked>> = {
	SportsEvent: EVENT,
	// An event of its own in the eyes of the same page; its place is an address on the network, which
	// has none on a street.
	BroadcastEvent: {
		source: EVENT.source,
		required: ['name', 'startDate', 'location', 'location.url'],
		recommended: [
			'description',
			'image',
			'isLiveBroadcast',
			'broadcastOfEvent',
			'publishedOn.name',
		],
		never: EVENT.never,
	},
	// An author who is a person has no page here, so `author.url` is the guide's own only where the
	// guide is the author.
	NewsArticle: {
		source: `${GOOGLE}/structured-data/article`,
		required: [],
		recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'author.name'],
		never: {},
	},
	BreadcrumbList: {
		source: `${GOOGLE}/structured-data/breadcrumb`,
		required: [
			'itemListElement',
			'itemListElement.position',
			'itemListElement.name',
			'itemListElement.item',
		],
		recommended: [],
		never: {},
	},
	ItemList: {
		source: `${GOOGLE}/structured-data/carousel`,
		required: ['itemListElement', 'itemListElement.position', 'itemListElement.url'],
		recommended: [],
		never: {},
	},
	Organization: {
		source: `${GOOGLE}/structured-data/organization`,
		required: [],
		recommended: ['name', 'url', 'logo', 'sameAs'],
		never: {
			address: 'not among the settings',
			telephone: 'not among the settings',
			email: 'not among the settings',
		},
	},
	WebSite: {
		source: `${GOOGLE}/site-names`,
		required: ['name', 'url'],
		recommended: [],
		never: { alternateName: 'the brand has one name' },
	},
	// Search engines publish no rich result for these: what schema.org needs to tell them apart.
	SportsTeam: {
		source: 'https://schema.org/SportsTeam',
		required: ['name', 'url'],
		recommended: ['sport'],
		never: {},
	},
	SportsOrganization: {
		source: 'https://schema.org/SportsOrganization',
		required: ['name', 'url'],
		recommended: ['sport'],
		never: {},
	},
	BroadcastService: {
		source: 'https://schema.org/BroadcastService',
		required: ['name'],
		recommended: ['url'],
		never: {},
	},
};

/**
 * The fields that a node lacks, 'Type.field' each; a type that the table does not know is one
 * itself. What is never claimed must be absent.
 */
export function richResultGaps(node: Node): {
	required: string[];
	recommended: string[];
	claimed: string[];
} {
	const type = String(node['@type']);
	const asked = ASKED[type];
	if (asked === undefined) return { required: [type], recommended: [], claimed: [] };
	const lacking = (fields: readonly string[]) =>
		fields.filter((field) => !has(node, field.split('.'))).map((field) => `${type}.${field}`);
	const claimed = Object.keys(asked.never).filter((field) => has(node, field.split('.')));
	return { required: lacking(asked.required), recommended: lacking(asked.recommended), claimed };
}

function has(value: unknown, path: readonly string[]): boolean {
	if (Array.isArray(value)) return value.length > 0 && value.every((entry) => has(entry, path));
	const [field, ...rest] = path;
	if (field === undefined) return value !== undefined && value !== null && value !== '';
	return typeof value === 'object' && value !== null && has((value as Node)[field], rest);
}
