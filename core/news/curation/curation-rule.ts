import { z } from 'zod';
import { normalize } from '#core/search/normalize.ts';

/**
 * Effect of a rule on its matches: 'reject' removes an item from the queue, 'keep' marks it and
 * protects it from every other rule.
 */
const RULE_KINDS = ['keep', 'reject'] as const;

/**
 * A rule of the curation. It matches items with one of the words or phrases (whole comparable words
 * in title or summary) from one of the sources. An empty list matches everything; both empty is not
 * a rule.
 */
export const curationRuleSchema = z.object({
	kind: z.enum(RULE_KINDS),
	words: z.array(z.string().trim().min(1).max(80)).max(50),
	sourceIds: z.array(z.string().min(1).max(64)).max(100),
	enabled: z.boolean(),
});
export type CurationRule = z.infer<typeof curationRuleSchema>;

type Judged = { title: string; summary: string; sourceId: string };

/** Builds the test of a rule, once for many items. */
export function ruleMatcher({
	words,
	sourceIds,
}: Pick<CurationRule, 'words' | 'sourceIds'>): (item: Judged) => boolean {
	const phrases = words.map(normalize).filter((phrase) => phrase !== '');
	if (phrases.length === 0 && (sourceIds.length === 0 || words.length > 0)) return () => false;
	return ({ title, summary, sourceId }) => {
		if (sourceIds.length > 0 && !sourceIds.includes(sourceId)) return false;
		if (phrases.length === 0) return true;
		const text = ` ${normalize(title)} | ${normalize(summary)} `;
		return phrases.some((phrase) => text.includes(` ${phrase} `));
	};
}

/**
 * The rule that decides an item: the first matching 'keep', otherwise the first matching 'reject',
 * otherwise none. Rules in their order; disabled ones are skipped.
 */
export function decidingRule<Rule extends CurationRule>(
	rules: readonly Rule[],
): (item: Judged) => Rule | null {
	const tests = rules
		.filter(({ enabled }) => enabled)
		.map((rule) => ({ rule, matches: ruleMatcher(rule) }));
	const first = (kind: CurationRule['kind'], item: Judged) =>
		tests.find(({ rule, matches }) => rule.kind === kind && matches(item))?.rule;
	return (item) => first('keep', item) ?? first('reject', item) ?? null;
}
