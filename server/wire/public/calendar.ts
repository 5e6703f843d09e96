import { AppError } from '#core/kit/app-error.ts';
import { parseDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { readBrandName } from '#server/brand/brand-name.ts';
import type { AppContext } from '#server/context.ts';
import { readGame } from '#server/games/read-game.ts';
import { holds } from '#server/http/prepared-page.ts';
import { createDayCalendars } from './day-calendars.ts';
import { gameCalendar } from './game-calendar.ts';
import type { PublicApi } from './public-api.ts';

/**
 * GET /onde-assistir/{slug}.ics: the game for a reader's own calendar; a moved game leads on, a removed one is gone.
 * GET /jogos/{day}.ics: all games of a day; 404 for a day without one.
 */
export function mountCalendar(api: PublicApi, context: Pick<AppContext, 'data' | 'clock' | 'db'>, publicUrl: string): void {
	const { data, clock } = context;
	const calendarOf = createDayCalendars(context, publicUrl);

	api.get(paths.game(':slug{.+\\.ics}'), async (request) => {
		const slug = (request.req.param('slug') ?? '').replace(/\.ics$/, '');
		const answer = await readGame(data, slug, clock());
		if (answer.kind === 'moved') return request.redirect(paths.gameCalendar(answer.slug), 301);
		if (answer.kind === 'gone') throw new AppError('gone', 'The game was removed');
		if (answer.kind === 'unknown') throw new AppError('not-found', 'No such game');
		const { id, sequence, view } = answer;
		const brand = await readBrandName(data);
		return request.body(gameCalendar({ id, sequence, view, publicUrl, brand }), 200, {
			'content-type': 'text/calendar; charset=utf-8',
			'content-disposition': `attachment; filename="${slug}.ics"`,
			'cache-control': 'no-cache',
		});
	});

	api.get(paths.day(':file{.+\\.ics}'), async (request) => {
		const day = parseDay((request.req.param('file') ?? '').replace(/\.ics$/, ''));
		const calendar = day === null ? null : await calendarOf(day);
		if (day === null || calendar === null) throw new AppError('not-found', 'No such day, or none of its games');
		const caching = { etag: calendar.etag, 'cache-control': 'no-cache' };
		if (holds(request.req.header('if-none-match'), calendar.etag)) return request.body(null, 304, caching);
		return request.body(calendar.body, 200, {
			'content-type': 'text/calendar; charset=utf-8',
			'content-disposition': `attachment; filename="jogos-${day}.ics"`,
			...caching,
		});
	});
}
