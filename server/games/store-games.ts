import { DETAILS } from '#core/changes/change.ts';
import type { Game, Publication } from '#core/games/game.ts';
import { gameSlugs } from '#core/games/slug.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { newId } from '#server/ids.ts';
import { createGameChangeRepository } from './game-change-repository.ts';
import { createGameRepository, type GameRepository } from './game-repository.ts';
import { createGameWriter } from './game-write-repository.ts';
import { type Difference, differencesOf, noteGame, type WriteNote } from './note-game.ts';
import { createRemovalWriter } from './removal-repository.ts';
import { createRevisionWriter } from './revision-repository.ts';

/** Facts of a game that does not exist yet. */
export type NewGame = Omit<
	Game,
	'id' | 'slug' | 'publication' | 'demo' | 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

type StoreOptions = WriteNote & {
	reference: Reference;
	publication: Publication;
	demo: boolean;
};

/**
 * Stores new games with ids, addresses and the first history entry. Runs inside the caller's
 * transaction.
 */
export async function insertGames(
	trx: Writer,
	news: readonly NewGame[],
	options: StoreOptions,
): Promise<Game[]> {
	const { now, source, actor, reference, publication, demo } = options;
	const slugs = await chooseSlugs(createGameRepository(trx), news, reference);
	const games = news.map((facts, index): Game => {
		const slug = slugs[index] ?? '';
		return {
			...facts,
			id: newId(),
			slug,
			publication,
			demo,
			revision: 1,
			createdAt: now,
			updatedAt: now,
			deletedAt: null,
		};
	});
	await createGameWriter(trx).insert(games);
	const differences = [{ kind: 'created', before: null, after: null }] as const;
	for (const after of games)
		noteGame(trx, { before: null, after, differences }, { now, source, actor });
	return games;
}

/** Changes that no calendar entry shows. */
const OFF_CALENDARS: readonly Difference['kind'][] = [DETAILS, 'result'];

/**
 * Saves a changed game, logs the change and stores the revision. A new day or pairing gives it a
 * new address, and the old one redirects. False, with nothing written, when another save came since
 * `before` was read.
 */
export async function updateGame(
	trx: Writer,
	change: { before: Game; after: Game },
	{ reference, ...note }: WriteNote & { reference: Reference },
): Promise<boolean> {
	const { before } = change;
	const slug = await nextSlug(createGameRepository(trx), change, reference);
	const all = differencesOf(before, change.after);
	const differences = (await isUnseen(trx, before)) ? unseenDifferences(all) : all;
	const updatedAt = all.length === 0 ? before.updatedAt : note.now;
	const after = { ...change.after, slug, revision: before.revision, updatedAt };
	const isOnCalendars =
		before.competitionId !== after.competitionId ||
		differences.some(({ kind }) => !OFF_CALENDARS.includes(kind));
	if (!(await createGameWriter(trx).update(after, { isOnCalendars }))) return false;
	const { now: at, actor, source } = note;
	const saved = { before, after: { ...after, revision: before.revision + 1 } };
	await createRevisionWriter(trx).keep([saved], { at, actor, source });
	noteGame(trx, { before, after, differences }, note);
	await createRemovalWriter(trx).note([before], [after], at);
	return true;
}

/**
 * The log entries for a game that no reader has seen: only its publication. Any other change may
 * still affect the answer of its address.
 */
function unseenDifferences(all: readonly Difference[]): Difference[] {
	const publications = all.filter(({ kind }) => kind === 'publication');
	return publications.length > 0 || all.length === 0
		? publications
		: [{ kind: DETAILS, before: null, after: null }];
}

/**
 * Whether no reader has ever seen a game: its changes are then not news, and only its revisions
 * keep them.
 */
async function isUnseen(trx: Writer, { id, publication }: Game): Promise<boolean> {
	return publication === 'draft' && !(await createGameChangeRepository(trx).wasPublished(id));
}

function slugCandidates(game: NewGame, { teams, competitions }: Reference) {
	const name = (teamId: string | null) =>
		teamId === null ? null : (teams.get(teamId)?.shortName ?? null);
	return gameSlugs({
		home: name(game.home.teamId) ?? writtenName(game.home.label),
		away: name(game.away.teamId) ?? writtenName(game.away.label),
		day: game.day,
		round: game.round,
		competition: competitions.get(game.competitionId) ?? {
			id: game.competitionId,
			gender: 'm',
			ageGroup: 'adulto',
		},
	});
}

function writtenName(label: string | null): string | null {
	return label?.trim() || null;
}

async function chooseSlugs(
	repository: GameRepository,
	games: readonly NewGame[],
	reference: Reference,
): Promise<string[]> {
	const first = games.map((game) => slugCandidates(game, reference).next().value);
	const used = await repository.takenSlugs(first);
	const chosen: string[] = [];
	for (const game of games) {
		for (const slug of slugCandidates(game, reference)) {
			if (used.has(slug)) continue;
			// The first candidates were checked together; later ones are checked on demand.
			const isFirst = slug === first[chosen.length];
			if (!isFirst && (await repository.takenSlugs([slug])).size > 0) continue;
			used.add(slug);
			chosen.push(slug);
			break;
		}
	}
	return chosen;
}

async function nextSlug(
	repository: GameRepository,
	{ before, after }: { before: Game; after: Game },
	reference: Reference,
): Promise<string> {
	if (before.day === after.day && samePair(before, after)) return before.slug;
	for (const slug of slugCandidates(after, reference)) {
		const owner = await repository.bySlug(slug);
		if (!owner || owner.id === before.id) return slug;
	}
	return before.slug;
}

function samePair(a: Pick<Game, 'home' | 'away'>, b: Pick<Game, 'home' | 'away'>): boolean {
	return JSON.stringify([a.home, a.away]) === JSON.stringify([b.home, b.away]);
}
