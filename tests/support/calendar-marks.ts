import type { AppDatabase } from '#server/db/app-database.ts';

type Marks = { sequence: number; changedAt: number };

/** SEQUENCE and LAST-MODIFIED (UTC ms) of the calendar entry of a game, as stored. */
export function calendarMarks({ kysely }: AppDatabase, id: string): Promise<Marks | undefined> {
	const query = kysely.selectFrom('games').where('id', '=', id);
	return query
		.select(['calendar_sequence as sequence', 'calendar_changed_at as changedAt'])
		.executeTakeFirst();
}
