import type { Game, GameChange, Publication } from '#core/games/game.ts';
import { diffGames } from '#core/games/game-diff.ts';
import { gameSlugs } from '#core/games/slug.ts';
import type { Writer } from '#server/db/app-database.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import type { Reference } from '#server/guide-data.ts';
import { newId } from '#server/ids.ts';
import { createGameChangeRepository } from './game-change-repository.ts';
import { createGameRepository, type GameRepository } from './game-repository.ts';
import { createGameWriteRepository } from './game-write-repository.ts';
import { listsOf, noteRemovals } from './removal-repository.ts';
import { keepRevisions } from './revision-repository.ts';

/** Facts of a game that does not exist yet. */
export type NewGame = Omit<Game, 'id' | 'slug' | 'publication' | 'demo' | 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

/** Who writes, when, and on whose word. */
export type WriteNote = { now: number; source: string | null; actor: string | null };

export type StoreOptions = WriteNote & { reference: Reference; publication: Publication; demo: boolean };

/** Stores new games: gives each its id and address, opens its history. Runs inside the caller's transaction. */
export async function insertGames(trx: Writer, news: readonly NewGame[], options: StoreOptions): Promise<Game[]> {
	const { now, source, actor, reference, publication, demo } = options;
	const slugs = await chooseSlugs(createGameRepository(trx), news, reference);
	const games = news.map((facts, index): Game => {
		const slug = slugs[index] ?? '';
		return { ...facts, id: newId(), slug, publication, demo, revision: 1, createdAt: now, updatedAt: now, deletedAt: null };
	});
	await createGameWriteRepository(trx).insert(games);
	await createGameChangeRepository(trx).append(
		games.map(({ id }) => ({ gameId: id, at: now, kind: 'created', before: null, after: null, source, actor })),
	);
	// Drafts stand on no page.
	if (games.length > 0 && publication === 'published') await bumpDataVersion(trx);
	return games;
}

/**
 * Saves a changed game, logs what changed and keeps the revision. A new day or pair gives it a new address; the old one stays as a redirect.
 * Returns false, with nothing written, when somebody saved it since `before` was read.
 */
export async function updateGame(
	trx: Writer,
	change: { before: Game; after: Game },
	options: WriteNote & { reference: Reference },
): Promise<boolean> {
	const { now, source, actor, reference } = options;
	const differences = diffGames(change.before, change.after);
	const slug = await nextSlug(createGameRepository(trx), change, reference);
	const { before } = change;
	const after = { ...change.after, slug, revision: before.revision, updatedAt: now };
	if (!(await createGameWriteRepository(trx).update(after))) return false;
	await keepRevisions(trx, [{ before, after: { ...after, revision: before.revision + 1 } }], { at: now, actor, source });
	const entries = (await isUnseen(trx, before)) ? differences.filter(({ kind }) => kind === 'publication') : differences;
	await createGameChangeRepository(trx).append(
		entries.map((difference): Omit<GameChange, 'id'> => ({ gameId: before.id, at: now, ...difference, source, actor })),
	);
	const kept = listsOf(after);
	await noteRemovals(
		trx,
		listsOf(before).filter((list) => !kept.some(({ kind, id }) => kind === list.kind && id === list.id)),
		now,
	);
	await bumpDataVersion(trx);
	return true;
}

/** Whether no reader has ever seen a game: what changes of it is then no news, and stands in its revisions only. */
async function isUnseen(trx: Writer, { id, publication }: Game): Promise<boolean> {
	return publication === 'draft' && !(await createGameChangeRepository(trx).wasPublished(id));
}

function slugCandidates(game: NewGame, { teams, competitions }: Reference) {
	const name = (teamId: string | null) => (teamId === null ? null : (teams.get(teamId)?.shortName ?? null));
	return gameSlugs({
		home: name(game.home.teamId) ?? writtenName(game.home.label),
		away: name(game.away.teamId) ?? writtenName(game.away.label),
		day: game.day,
		round: game.round,
		competition: competitions.get(game.competitionId) ?? { id: game.competitionId, gender: 'm', ageGroup: 'adulto' },
	});
}

function writtenName(label: string | null): string | null {
	return label?.trim() || null;
}

async function chooseSlugs(repository: GameRepository, games: readonly NewGame[], reference: Reference): Promise<string[]> {
	const first = games.map((game) => slugCandidates(game, reference).next().value);
	const used = await repository.takenSlugs(first);
	const chosen: string[] = [];
	for (const game of games) {
		for (const slug of slugCandidates(game, reference)) {
			if (used.has(slug)) continue;
			// The first candidates were asked for together; a later one is asked for when it is needed.
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
