import { ALL_UFS } from '#core/football-pt/uf.ts';
import { addDays } from '#core/site/dates.ts';
import { TODAY } from '#tests/support/factories.ts';

/** A page of each day with each filter of a state: more than a run asks for. */
const DAYS = 300;

/**
 * A reader of pages that no cache holds. A page, or a request to come again with the time to wait,
 * is right; anything else is not.
 */
export function anExplorer(origin: string, random: () => number) {
	const heard = { pages: 0, later: 0, wrong: [] as string[] };
	return {
		heard,
		async step() {
			const uf = ALL_UFS[Math.floor(random() * ALL_UFS.length)];
			const path = `/jogos/${addDays(TODAY, Math.floor(random() * DAYS))}?estado=${uf?.toLowerCase()}`;
			const answer = await fetch(origin + path).catch((error: Error) => error.message);
			if (typeof answer === 'string') return void heard.wrong.push(`${path} ${answer}`);
			await answer.text().catch(() => '');
			if (answer.status === 200) heard.pages += 1;
			else if (answer.status === 503 && answer.headers.has('retry-after')) heard.later += 1;
			else heard.wrong.push(`${path} ${answer.status}`);
		},
	};
}
