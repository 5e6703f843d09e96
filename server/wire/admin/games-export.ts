import { docsCopy } from '#core/copy/docs.ts';
import {
	dayTextQuerySchema,
	dayTextSchema,
	exportedFileSchema,
	exportQuerySchema,
} from '#core/exporting/contract.ts';
import { exportCopy } from '#core/exporting/copy/exporting.ts';
import { readDayText } from '#server/exporting/day-text.ts';
import { exportDesk, MOST_EXPORTED } from '#server/exporting/export-desk.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const desk = { needs: 'editor', area: docsCopy.areas.games } as const;

/** The desk's list as a file: CSV, XLSX, the guide's JSON or iCalendar. */
export const exportGamesRoute = defineRoute({
	...{ method: 'GET', path: 'games/export', ...desk, summary: docsCopy.summaries.exportGames },
	query: exportQuerySchema,
	answer: exportedFileSchema,
	async run({ context, query, publicUrl }) {
		const file = await exportDesk(
			{ db: context.db.kysely, data: context.data, now: context.clock() },
			query,
			publicUrl,
		);
		if (file === null)
			throw new Refusal('invalid', { fields: { de: exportCopy.tooMany(MOST_EXPORTED) } });
		const { name, type, bytes, games } = file;
		return { name, type, base64: Buffer.from(bytes).toString('base64'), games };
	},
});

/** The WhatsApp text of one day. */
export const dayTextRoute = defineRoute({
	...{ method: 'GET', path: 'games/day-text', ...desk, summary: docsCopy.summaries.dayText },
	query: dayTextQuerySchema,
	answer: dayTextSchema,
	run: ({ context, query, publicUrl }) =>
		readDayText({ data: context.data, now: context.clock(), publicUrl }, query.dia),
});
