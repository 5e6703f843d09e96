import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addDays, dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { ensureArchive } from './archive.ts';
import { publishArticles } from './generated-articles.ts';

const GAMES = 6_000;
const DAYS_AHEAD = 30;

/**
 * A copy, for one part, of an archive whose middle is today: 100 games on each of 60 days, and so
 * many published articles as are asked for.
 */
export async function siteData(
	folder: string,
	name: string,
	{ articles = 0 }: { articles?: number } = {},
): Promise<string> {
	const source = await ensureArchive(folder, {
		games: GAMES,
		lastDay: addDays(dayOf(Date.now()), DAYS_AHEAD),
	});
	const dataDir = path.join(folder, `data-${name}`);
	rmSync(dataDir, { recursive: true, force: true });
	cpSync(source, dataDir, { recursive: true });
	if (articles > 0) await publishArticles(dataDir, articles);
	return dataDir;
}

/** A day with all its games still to come: every row of the list is written in full. */
export function fullDay(): string {
	return addDays(dayOf(Date.now()), 3);
}

/**
 * What readers of the guide ask for: the front pages and the days around today, 31 addresses of 100
 * games each.
 */
export function goodAddresses(): string[] {
	const today = dayOf(Date.now());
	const days = Array.from({ length: 28 }, (_, place) => paths.day(addDays(today, place - 7)));
	return [paths.home, paths.today, paths.tomorrow, ...days];
}
