import { z } from 'zod';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { revisionField } from '#core/kit/fields.ts';
import { SOURCE_PROBLEMS } from './source-problem.ts';

const { fields: words } = feedsPanelCopy;

const SHORTEST_INTERVAL = 5;
const LONGEST_INTERVAL = 10_080;
const isWebAddress = (text: string) =>
	/^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);

/** As an operator types it: with or without https://. */
export const feedAddressSchema = z.object({
	address: z.string().trim().min(3, words.address).max(2_000),
});

const word = z.string().trim().min(1).max(60);
const settings = {
	feedUrl: z.string().trim().max(2_000).refine(isWebAddress, words.address),
	title: z.string().trim().min(1, words.title).max(200),
	folder: z.string().trim().max(80),
	enabled: z.boolean(),
	intervalMinutes: z
		.int()
		.min(SHORTEST_INTERVAL, words.interval)
		.max(LONGEST_INTERVAL, words.interval),
	creditName: z.string().trim().min(1, words.credit).max(120),
	fullTextAllowed: z.boolean(),
	licenceNote: z.string().trim().max(500),
	keepWords: z.array(word).max(50),
	blockWords: z.array(word).max(50),
};
/** Full texts are copied only where an operator recorded who allowed it. */
const hasLicence = ({
	fullTextAllowed,
	licenceNote,
}: {
	fullTextAllowed: boolean;
	licenceNote: string;
}) => !fullTextAllowed || licenceNote !== '';
const LICENCE = { path: ['licenceNote'], error: words.licence };

export const feedInputSchema = z.object(settings).refine(hasLicence, LICENCE);
export type FeedInput = z.infer<typeof feedInputSchema>;

export const feedChangeSchema = z
	.object({ ...settings, revision: revisionField })
	.refine(hasLicence, LICENCE);

/**
 * A source with its health. UTC ms; `problem` null = the last check succeeded, or none has run yet.
 */
export const feedViewSchema = z.object({
	...{
		id: z.string(),
		feedUrl: z.string(),
		siteUrl: z.string().nullable(),
		title: z.string(),
		folder: z.string(),
		enabled: z.boolean(),
	},
	...{
		intervalMinutes: z.int(),
		creditName: z.string(),
		fullTextAllowed: z.boolean(),
		licenceNote: z.string(),
	},
	...{
		keepWords: z.array(z.string()),
		blockWords: z.array(z.string()),
		revision: z.int(),
		items: z.int(),
	},
	...{
		nextCheckAt: z.number(),
		checkedAt: z.number().nullable(),
		okAt: z.number().nullable(),
		okStatus: z.int().nullable(),
	},
	...{
		newItemAt: z.number().nullable(),
		failures: z.int(),
		problem: z.enum(SOURCE_PROBLEMS).nullable(),
		problemStatus: z.int().nullable(),
	},
	/** The stored filter words are unreadable: nothing is filtered until an operator saves. */
	isDamaged: z.boolean(),
	/** The address of a permanent redirect that is not adopted yet. */
	moveUrl: z.string().nullable(),
});
export type FeedView = z.infer<typeof feedViewSchema>;

export const feedListSchema = z.object({ feeds: z.array(feedViewSchema), now: z.number() });
export type FeedList = z.infer<typeof feedListSchema>;

const previewSchema = z.object({
	...{
		feedUrl: z.string(),
		siteUrl: z.string().nullable(),
		title: z.string(),
		format: z.string(),
		count: z.int(),
	},
	items: z.array(
		z.object({ title: z.string(), url: z.string().nullable(), at: z.number().nullable() }),
	),
	warnings: z.array(z.string()),
	/** Title under which it is already followed. */
	known: z.string().nullable(),
});
export type FeedPreview = z.infer<typeof previewSchema>;

/** Findings at an address: feeds that can be followed, or why there are none. */
export const feedFindingsSchema = z.object({
	previews: z.array(previewSchema),
	problem: z.string().nullable(),
});
export type FeedFindings = z.infer<typeof feedFindingsSchema>;

export const feedImportSchema = z.object({ opml: z.string().min(1).max(1_000_000) });
const outcomes = ['added', 'known', 'bad'] as const;
export const feedImportedSchema = z.object({
	lines: z.array(
		z.object({
			line: z.int(),
			title: z.string(),
			address: z.string().nullable(),
			outcome: z.enum(outcomes),
		}),
	),
	problem: z.string().nullable(),
});
export type FeedImported = z.infer<typeof feedImportedSchema>;
export type FeedImportOutcome = (typeof outcomes)[number];

export const feedOpmlSchema = z.object({ opml: z.string() });
