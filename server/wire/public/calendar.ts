import { AppError } from '#core/kit/app-error.ts';
import { paths } from '#core/site/paths.ts';
import type { AppContext } from '#server/context.ts';
import { readGame } from '#server/games/read-game.ts';
import { gameCalendar } from './game-calendar.ts';
import type { PublicApi } from './public-api.ts';

/** GET /onde-assistir/{slug}.ics: the game for a reader's own calendar; a moved game leads on, a removed one is gone. */
export function mountCalendar(api: PublicApi, { data, clock }: Pick<AppContext, 'data' | 'clock'>, publicUrl: string): void {
	api.get(paths.game(':slug{.+\\.ics}'), async (request) => {
		const slug = (request.req.param('slug') ?? '').replace(/\.ics$/, '');
		const answer = await readGame(data, slug, clock());
		if (answer.kind === 'moved') return request.redirect(paths.gameCalendar(answer.slug), 301);
		if (answer.kind === 'gone') throw new AppError('gone', 'The game was removed');
		if (answer.kind === 'unknown') throw new AppError('not-found', 'No such game');
		const { id, sequence, view } = answer;
		return request.body(gameCalendar({ id, sequence, view, publicUrl }), 200, {
			'content-type': 'text/calendar; charset=utf-8',
			'content-disposition': `attachment; filename="${slug}.ics"`,
			'cache-control': 'no-cache',
		});
	});
}
