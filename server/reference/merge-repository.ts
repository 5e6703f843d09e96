import { sql } from 'kysely';
import { joinHolder, storedRights } from '#core/competitions/rights.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import type { Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';
import { calendarChange } from '#server/games/game-write-repository.ts';
import { FOLLOWED } from '#server/gaps/followed.ts';
import { TABLES } from './entry-repository.ts';

/** The JSON key of each kind's id in stored game data. */
const JSON_NAMES: Record<PickerKind, string> = {
	team: 'teamId',
	competition: 'competitionId',
	channel: 'channelId',
};

/** Every writing query of a merge; only inside a transaction. */
export function createMergeWriter(trx: Writer) {
	return {
		/** Assigns games to another team, at a UTC instant. Returns how many. */
		async moveTeam(from: string, into: string, at: number): Promise<number> {
			const change = calendarChange(at);
			const home = trx.updateTable('games').set({ home_team_id: into, ...change });
			const away = trx.updateTable('games').set({ away_team_id: into, ...change });
			const counts = [
				await home.where('home_team_id', '=', from).executeTakeFirst(),
				await away.where('away_team_id', '=', from).executeTakeFirst(),
			];
			return counts.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
		},

		async moveCompetition(from: string, into: string, at: number): Promise<number> {
			const moved = trx.updateTable('games').set({ competition_id: into, ...calendarChange(at) });
			return Number(
				(await moved.where('competition_id', '=', from).executeTakeFirst()).numUpdatedRows,
			);
		},

		/**
		 * Moves broadcasts, feeds and usual channels. A game with both channels keeps the line of
		 * `into`.
		 */
		moveChannel: (from: string, into: string, at: number) => moveChannel(trx, from, into, at),

		/** Replaces ids in stored JSON about games: revisions, and the log of changes. */
		async moveHistory(kind: PickerKind, from: string, into: string): Promise<void> {
			const [old, next] = [`"${JSON_NAMES[kind]}":"${from}"`, `"${JSON_NAMES[kind]}":"${into}"`];
			const holds = `%${old}%`;
			const written = (column: 'data' | 'before' | 'after') =>
				sql<string>`replace(${sql.ref(column)}, ${old}, ${next})`;
			await trx
				.updateTable('game_revisions')
				.set({ data: written('data') })
				.where('data', 'like', holds)
				.execute();
			for (const column of ['before', 'after'] as const)
				await trx
					.updateTable('changes')
					.set(column, written(column))
					.where(column, 'like', holds)
					.execute();
		},

		/** Names that operators taught the importer, and id lists elsewhere. */
		async moveLists(kind: PickerKind, from: string, into: string): Promise<void> {
			await trx
				.updateTable('learned_names')
				.set({ target_id: into })
				.where('kind', '=', kind)
				.where('target_id', '=', from)
				.execute();
			const [old, next] = [JSON.stringify(from), JSON.stringify(into)];
			const replaced = (column: string) =>
				sql<string>`replace(${sql.ref(column)}, ${old}, ${next})`;
			const holds = `%${old}%`;
			await trx
				.updateTable('ambiguous_aliases')
				.set({ candidates: replaced('candidates') })
				.where('kind', '=', kind)
				.where('candidates', 'like', holds)
				.execute();
			if (kind === 'channel') await moveRights(trx, from, into);
			else {
				const column = kind === 'team' ? 'team_ids' : 'competition_ids';
				const groups = trx.updateTable('curation_groups').set(column, replaced(column));
				await groups.where(column, 'like', holds).execute();
			}
			if (kind === 'competition') await moveFollowed(trx, from, into);
		},

		/** Gives an entry its aliases. Returns whether `seen` was still its revision. */
		async saveAliases(
			kind: PickerKind,
			{ id, aliases }: { id: string; aliases: readonly string[] },
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const query = trx
				.updateTable(TABLES[kind])
				.set({ aliases: JSON.stringify(aliases), revision: seen + 1, edited_at: now })
				.where('id', '=', id)
				.where('revision', '=', seen);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},

		async remove(kind: PickerKind, id: string): Promise<void> {
			await trx.deleteFrom(TABLES[kind]).where('id', '=', id).execute();
		},
	};
}

/** Sources of a competition, and the operators' choice of competitions. */
async function moveFollowed(trx: Writer, from: string, into: string): Promise<void> {
	const sources = trx.updateTable('game_sources').set({ competition_id: into });
	await sources.where('competition_id', '=', from).execute();
	const [old, next] = [JSON.stringify(from), JSON.stringify(into)];
	await trx
		.updateTable('settings')
		.set({ data: sql<string>`replace(data, ${old}, ${next})` })
		.where('collection', '=', FOLLOWED.collection)
		.where('id', '=', FOLLOWED.id)
		.execute();
}

async function moveChannel(trx: Writer, from: string, into: string, at: number): Promise<number> {
	const shown = trx.selectFrom('broadcasts').where('channel_id', '=', from).select('game_id');
	await trx.updateTable('games').set(calendarChange(at)).where('id', 'in', shown).execute();
	const named = trx.selectFrom('broadcasts').where('channel_id', '=', into).select('game_id');
	await trx
		.deleteFrom('broadcasts')
		.where('channel_id', '=', from)
		.where('game_id', 'in', named)
		.execute();
	const moved = await trx
		.updateTable('broadcasts')
		.set({ channel_id: into })
		.where('channel_id', '=', from)
		.executeTakeFirst();
	await trx
		.updateTable('channels')
		.set({ parent_id: into })
		.where('parent_id', '=', from)
		.where('id', '!=', into)
		.execute();
	await trx
		.updateTable('channels')
		.set({ parent_id: null })
		.where('parent_id', '=', from)
		.execute();
	await trx.deleteFrom('channel_openings').where('channel_id', '=', from).execute();
	return Number(moved.numUpdatedRows);
}

/** A competition that both held is held once. */
async function moveRights(trx: Writer, from: string, into: string): Promise<void> {
	const held = trx.selectFrom('competitions').where('rights', 'like', `%${JSON.stringify(from)}%`);
	for (const { id, rights } of await held.select(['id', 'rights']).execute()) {
		const moved = joinHolder(storedAs(storedRights, rights) ?? [], from, into);
		await trx
			.updateTable('competitions')
			.set({ rights: JSON.stringify(moved) })
			.where('id', '=', id)
			.execute();
	}
}
