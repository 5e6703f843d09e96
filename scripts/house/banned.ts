/** One construction that no native engineer writes in a comment, and what to write instead. */
export type Banned = { pattern: RegExp; instead: string };

/**
 * From the review of the code's English. Each pattern leaves idioms alone that are plain English.
 */
export const BANNED: readonly Banned[] = [
	{
		pattern:
			/(?<![-\w])(?<!\bas (it|they) )(stands?|stood|standing)\b(?!-| (for|in for|alone|out)\b)/i,
		instead: 'is, is listed, is stored, appears',
	},
	{
		// Left alone: "tell apart", "cannot tell", "tells the client to ask".
		pattern:
			/(?<!\b(can|cannot|could|not) )\b(tells?|telling|told)\b(?![^.;:]{0,40}\bapart\b)(?! ((the|a|an|its|every|each) )?([\w-]+ )?to [a-z])/i,
		instead: 'says, reports, shows, notifies, distinguishes',
	},
	{ pattern: /\bnobody\b/i, instead: 'no reader, no caller, no one' },
	{ pattern: /\bsomebody\b/i, instead: 'a reader, another operator, the caller' },
	// "there is none" is plain English.
	{ pattern: /(?<!\bthere )\b(is|are|was|were) none\b/i, instead: 'is not a …' },
	{ pattern: /\bwhoever\b/i, instead: 'the caller, subscribers, readers that …' },
	{
		pattern:
			/(?<!\b(most|all|some|each|both|one|two|three|none|any|many|either|half|several) )\bof which\b/i,
		instead: 'whose, that … has',
	},
	{ pattern: /\banew\b/i, instead: 'again, re-…' },
	{ pattern: /\ball the same\b/i, instead: 'anyway, still' },
	{ pattern: /\bby (it|them)sel(f|ves)\b/i, instead: 'automatically, alone, on its own' },
	{ pattern: /\buntrue\b/i, instead: 'stale' },
	{ pattern: /\bdear(er|est)?\b/i, instead: 'expensive, slow' },
	{ pattern: /\b(of|from) before\b/i, instead: 'previous, old' },
	{
		pattern: /\bwhat comes of\b|\b(gives?|whose) sense\b|\bgoes in one step\b/i,
		instead: 'subject, verb, object',
	},
	{
		pattern: /\b(every|each) letter\b(?= (typed|of a search|that))|\bwith (every|each) letter\b/i,
		instead: 'each keystroke',
	},
];
