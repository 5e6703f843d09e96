import { readCalendarAddress } from '#core/calendars/calendar-address.ts';
import { writeCalendar } from '#core/calendars/write-calendar.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { errorAnswerFor } from '#server/http/error-pages.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';
import { NOTHING_ALLOWED } from '#server/http/security-headers.ts';
import { type CalendarAnswer, readCalendar } from './read-calendar.ts';

type Guide = Pick<RenderContext, 'data' | 'now' | 'publicUrl' | 'brand' | 'report'>;

/**
 * Other sites may fetch calendars. Search engines must not list them, but calendar clients that
 * obey robots.txt may fetch them.
 */
const OPEN = {
	'access-control-allow-origin': '*',
	'x-robots-tag': 'noindex',
	'content-security-policy': NOTHING_ALLOWED,
};

/**
 * Answers a calendar address as spelled by `pageAddress`: with the file, a redirect, or an error in
 * JSON. Never rejects.
 */
export async function answerCalendar(address: string, guide: Guide): Promise<Response> {
	try {
		const asked = readCalendarAddress(address);
		return answerOf(
			asked === null ? { kind: 'unknown' } : await readCalendar(asked, guide),
			address,
			guide,
		);
	} catch (error) {
		guide.report(error);
		return errorOf(errorCode(error) ?? 'internal');
	}
}

function answerOf(answer: CalendarAnswer, address: string, { brand }: Guide): Response {
	if (answer.kind === 'moved')
		return new Response(null, { status: 301, headers: { location: answer.path, ...OPEN } });
	if (answer.kind !== 'found') return errorOf(answer.kind === 'gone' ? 'gone' : 'not-found');
	const { nomeApp } = brand.brand;
	const text = writeCalendar({
		name: answer.title?.(nomeApp) ?? null,
		brand: nomeApp,
		events: answer.events,
	});
	const headers = {
		'content-type': 'text/calendar; charset=utf-8',
		'content-disposition': `attachment; filename="${fileName(address)}"`,
	};
	return new Response(text, { headers: { ...headers, ...OPEN } });
}

function errorOf(code: Parameters<typeof errorAnswerFor>[0]): Response {
	const { status, contentType, body } = errorAnswerFor(code, 'json', null);
	return new Response(body, { status, headers: { 'content-type': contentType, ...OPEN } });
}

/** '/jogos/2026-11-20.ics' is saved as 'jogos-2026-11-20.ics', a game under its own name. */
function fileName(address: string): string {
	const [path = ''] = address.split('?', 1);
	return path
		.slice(1)
		.replace(/^onde-assistir\//, '')
		.replaceAll('/', '-');
}
