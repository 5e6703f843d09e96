import type { BrowserContext, Page } from 'playwright-core';
import type { GameChangeInput } from '#core/games/contract/form.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createGame } from '#server/games/create-game.ts';
import { editGame } from '#server/games/edit-game.ts';
import type { GuideData } from '#server/guide-data.ts';
import { aTypedGame } from '#tests/support/factories.ts';

/** The day of the journeys, and the hour of the guide when they begin. */
export const TODAY = '2026-11-20';
export const START = Date.parse(`${TODAY}T17:00:00-03:00`);

export type LaidGame = { id: string; slug: string };

const typed = (time: string, date: string) => aTypedGame({ date, time });
const operator = { actor: 'Ana', now: START };

/** The data of a guide, whether it runs or not. */
export type LiveData = { db: AppDatabase; data: GuideData };

export async function openData(dataDir: string): Promise<LiveData & AsyncDisposable> {
	const db = await openDatabase({ dataDir, databaseUrl: null });
	return {
		db,
		data: createGuideData(db, () => {}),
		[Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
	};
}

/** Flamengo x Palmeiras, or as many of it as are created. */
export async function layGame(guide: LiveData, time: string, date = TODAY): Promise<LaidGame> {
	const result = await createGame(guide, typed(time, date), operator);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

/** An operator moves the game to another hour. */
export async function moveGame(
	guide: LiveData,
	{ id }: LaidGame,
	time: string,
	date = TODAY,
): Promise<void> {
	await edit(guide, id, typed(time, date));
}

/** An operator types the score of the game at half time. */
export async function scoreGame(
	guide: LiveData,
	{ id }: LaidGame,
	{ time, home, away }: { time: string; home: number; away: number },
): Promise<void> {
	const result = { home, away, penalties: null, phase: 'half-time', minute: null } as const;
	await edit(guide, id, { ...typed(time, TODAY), result });
}

async function edit(guide: LiveData, id: string, change: GameChangeInput): Promise<void> {
	const { revision = 0 } = (await guide.data.games.byId(id)) ?? {};
	const result = await editGame(guide, { id, revision, change }, operator);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
}

/** Resolves once the row of a game, which may lie in a fold, says an hour. */
export const showsHour = (page: Page, { slug }: LaidGame, hour: string): Promise<void> =>
	page
		.locator(`main li[data-game="${slug}"] time`, { hasText: new RegExp(`^${hour}$`) })
		.first()
		.waitFor({ state: 'attached' });

export const isStreamAddress = (url: string): boolean => url.includes('/api/v1/stream');

/** Resolves once a page hears what is saved from now on. */
export const streamOpened = (page: Page) =>
	page.waitForResponse((response) => isStreamAddress(response.url()) && response.ok());

/** Errors that any tab of a profile tells from now on, but for those of the network. */
export function watchErrors(context: BrowserContext): string[] {
	const errors: string[] = [];
	context.on('weberror', (error) => errors.push(error.error().message));
	context.on('console', (message) => {
		if (message.type() === 'error' && !/net::ERR_|Failed to load resource/.test(message.text()))
			errors.push(message.text());
	});
	return errors;
}
