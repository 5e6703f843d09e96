import { type CompetitionCustom, competitionCustoms } from '#core/answer/customs.ts';
import { dayOf } from '#core/site/dates.ts';
import type { GuideData } from '#server/guide-data.ts';

/** The usual channels of some competitions at `now` (UTC ms), in the order of their ids. */
export async function readCustoms(
	data: GuideData,
	ids: readonly string[],
	now: number,
): Promise<CompetitionCustom[]> {
	const [names, today] = [await data.reference(), dayOf(now)];
	const competitions = ids.flatMap((id) => names.competitions.get(id) ?? []);
	return competitionCustoms(competitions, {
		names,
		today,
		habits: await data.habits(competitions, today),
	});
}
