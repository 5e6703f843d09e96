import { openNames } from '#core/importing/answer-name.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import type { QuestionKind } from '#core/importing/import-row.ts';
import {
	addEvidence,
	countSides,
	noEvidence,
	onlyCountry,
} from '#core/importing/new-names/name-evidence.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { nameKey } from './plan-batch.ts';
import {
	createQuestionRepository,
	createQuestionWriter,
	type ImportQuestion,
} from './question-repository.ts';

type Teams = Pick<Reference, 'teams'>;

/** Collects the unsettled names of rows, with what the rows say about each. */
export function createQuestionCollector({ teams }: Teams) {
	const found = new Map<string, ImportQuestion>();
	const sides: Record<string, number> = {};
	const countryOf = (id: string) => teams.get(id)?.country;
	return {
		add(drafts: Iterable<DraftGame | null>): void {
			for (const draft of drafts) {
				if (draft === null) continue;
				countSides(sides, draft, countryOf);
				// Both sides of a game may have the same name.
				const names = new Map(
					openNames(draft).map((open) => [nameKey(open.kind, open.name), open]),
				);
				for (const [key, { kind, name, candidates }] of names) {
					const asked = found.get(key) ?? question(kind, name, candidates);
					asked.rows += 1;
					if (asked.evidence !== null) addEvidence(asked.evidence, kind, draft, countryOf);
					found.set(key, asked);
				}
			}
		},

		/** The questions, once all rows are added. */
		list(): ImportQuestion[] {
			const everywhere = onlyCountry(sides);
			return [...found.values()].map((asked) => ({
				...asked,
				evidence: asked.evidence === null ? null : { ...asked.evidence, everywhere },
			}));
		},
	};
}

function question(kind: QuestionKind, shown: string, candidates: string[]): ImportQuestion {
	return {
		...{ kind, name: normalize(shown).replaceAll('|', ' '), shown, candidates, rows: 0 },
		...{ answer: null, evidence: kind === 'team' || kind === 'competition' ? noEvidence() : null },
	};
}

/**
 * Which names an answer settled or opened beside its own: a competition may identify its sides.
 * Collect every changed row; then `store`.
 */
export function createQuestionShift(reference: Teams) {
	const more = new Map<string, number>();
	const opened = createQuestionCollector(reference);
	return {
		add(before: ImportRow | undefined, after: ImportRow): void {
			const [old, now] = [new Set(before?.askedNames), new Set(after.askedNames)];
			const count = (key: string, one: 1 | -1) => more.set(key, (more.get(key) ?? 0) + one);
			for (const key of old) if (!now.has(key)) count(key, -1);
			const fresh = [...now].filter((key) => !old.has(key));
			for (const key of fresh) count(key, 1);
			if (fresh.length > 0) opened.add([after.draft]);
		},

		async store(trx: Writer, batchId: string): Promise<void> {
			const questions = createQuestionWriter(trx);
			const list = await createQuestionRepository(trx).list(batchId);
			const known = new Map(list.map((asked) => [nameKey(asked.kind, asked.name), asked]));
			const fresh = new Map(opened.list().map((asked) => [nameKey(asked.kind, asked.name), asked]));
			for (const [key, count] of more) {
				const [asked, missing] = [known.get(key), fresh.get(key)];
				if (asked !== undefined) await questions.count(batchId, asked, count);
				else if (missing !== undefined && count > 0)
					await questions.add(batchId, [{ ...missing, rows: count }]);
			}
		},
	};
}
