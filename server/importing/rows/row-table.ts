import { z } from 'zod';
import { CHANGE_KINDS } from '#core/games/game.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { concernOf } from '#core/importing/import-row.ts';
import { storedDraftSchema } from '#core/importing/stored-draft.ts';
import { storedAs } from '#server/db/stored-json.ts';
import { undoableSchema } from '#server/games/undoable.ts';
import type { ImportRowTable } from '#server/importing/imports-schema.ts';
import type { ImportRow, RowDifference } from './import-row.ts';

const text = z.string().nullable();
const diffSchema: z.ZodType<RowDifference[]> = z.array(
	z.object({ kind: z.enum(CHANGE_KINDS), before: text, after: text }),
);

/** Maps a row to its stored form. */
export function toTable(batchId: string, row: ImportRow): ImportRowTable {
	const { number, line, text, draft, unread, action, reason, concern, decision, result } = row;
	return {
		...{
			batch_id: batchId,
			number,
			line,
			text,
			action,
			concern,
			decision,
			result,
			revision: row.revision,
		},
		...{ draft: draft === null ? null : JSON.stringify(draft), edited: row.edited ? 1 : 0 },
		...{ confidence: Math.round(row.confidence * 100), reason, unread },
		...{ open_names: row.askedNames.length === 0 ? '' : `|${row.askedNames.join('|')}|` },
		...{ diff: row.diff.length === 0 ? null : JSON.stringify(row.diff), game_id: row.gameId },
		...{
			before: row.before === null ? null : JSON.stringify(row.before),
			after_revision: row.afterRevision,
		},
	};
}

/**
 * Maps a stored row. A row with a damaged part becomes an unreadable line and is never published:
 * only its text remains. If its previous state is lost, its game must not pass for a new one
 * either.
 */
export function toRow(row: ImportRowTable): ImportRow {
	const draft = part<DraftGame>(storedDraftSchema, row.draft);
	const diff = part(diffSchema, row.diff);
	const before = part(undoableSchema, row.before);
	const plain = {
		...{
			number: row.number,
			line: row.line,
			text: row.text,
			edited: row.edited === 1,
			confidence: row.confidence / 100,
		},
		...{
			decision: row.decision,
			askedNames: row.open_names.split('|').filter(Boolean),
		},
		...{
			gameId: row.game_id,
			afterRevision: row.after_revision,
			result: row.result,
			revision: row.revision,
		},
	};
	if (draft === undefined || diff === undefined || before === undefined)
		return { ...plain, ...unreadable(plain) };
	const { action, reason, concern, unread } = row;
	return {
		...{ ...plain, draft, diff: diff ?? [], before, unread, isDamaged: false },
		...{
			action: action,
			reason: reason,
			concern: concern,
		},
	};
}

/** A nullable column: null = empty, undefined = damaged. */
function part<Value>(schema: z.ZodType<Value>, stored: string | null): Value | null | undefined {
	return stored === null ? null : (storedAs(schema, stored) ?? undefined);
}

function unreadable({ confidence, decision }: Pick<ImportRow, 'confidence' | 'decision'>) {
	const fate = { action: 'unreadable', reason: null } as const;
	const nothing = {
		draft: null,
		diff: [],
		before: null,
		unread: importDeskCopy.row.damaged,
		isDamaged: true,
	};
	return { ...fate, ...nothing, concern: concernOf({ ...fate, confidence, decision }, 0) };
}
