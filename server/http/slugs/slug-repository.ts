import type { Reader } from '#server/db/app-database.ts';

/** Kinds of entries that have pages. */
export type Sluggish = 'game' | 'article' | 'team' | 'competition' | 'channel';

/** Reads every address ever assigned, in any state: moved, removed, draft. */
export function createSlugRepository(db: Reader) {
	const moved = (kind: 'team' | 'competition' | 'channel') =>
		db.selectFrom('reference_moves').where('kind', '=', kind).select('old_id as slug');
	const queries = {
		game: () =>
			db
				.selectFrom('game_slugs')
				.select('slug')
				.union(db.selectFrom('gone_addresses').select('slug')),
		article: () => db.selectFrom('article_slugs').select('slug'),
		team: () => db.selectFrom('teams').select('id as slug').union(moved('team')),
		competition: () =>
			db.selectFrom('competitions').select('id as slug').union(moved('competition')),
		channel: () => db.selectFrom('channels').select('id as slug').union(moved('channel')),
	};
	return {
		async list(kind: Sluggish): Promise<Set<string>> {
			return new Set((await queries[kind]().execute()).map(({ slug }) => slug));
		},
	};
}
