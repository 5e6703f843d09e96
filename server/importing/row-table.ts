import type { DraftGame } from '#core/importing/draft-game.ts';
import type { RowAction, RowDecision, RowReason, RowResult } from '#core/importing/import-row.ts';
import type { ImportRowTable } from '#server/db/imports-schema.ts';
import type { ImportRow } from './import-row.ts';

/** The stored form of a row. */
export function toTable(batchId: string, row: ImportRow): ImportRowTable {
	const { number, line, text, draft, unread, action, reason, concern, decision, result } = row;
	return {
		...{ batch_id: batchId, number, line, text, action, concern, decision, result, revision: row.revision },
		...{ draft: draft === null ? null : JSON.stringify(draft), edited: row.edited ? 1 : 0 },
		...{ confidence: Math.round(row.confidence * 100), reason, unread },
		...{ open_names: row.askedNames.length === 0 ? '' : `|${row.askedNames.join('|')}|` },
		...{ diff: row.diff.length === 0 ? null : JSON.stringify(row.diff), game_id: row.gameId },
		...{ before: row.before === null ? null : JSON.stringify(row.before), after_revision: row.afterRevision },
	};
}

/** A row from its stored form. */
export function toRow(row: ImportRowTable): ImportRow {
	const draft = row.draft === null ? null : (JSON.parse(row.draft) as DraftGame);
	return {
		...{ number: row.number, line: row.line, text: row.text, draft, edited: row.edited === 1, confidence: row.confidence / 100 },
		...{ action: row.action as RowAction, reason: row.reason as RowReason | null, unread: row.unread },
		...{ concern: row.concern as ImportRow['concern'], decision: row.decision as RowDecision | null },
		...{ askedNames: row.open_names.split('|').filter(Boolean), diff: row.diff === null ? [] : JSON.parse(row.diff) },
		...{ gameId: row.game_id, before: row.before === null ? null : JSON.parse(row.before), afterRevision: row.after_revision },
		...{ result: row.result as RowResult | null, revision: row.revision },
	};
}
