import { USUAL_DAYS, type UsualChannels, usualChannels } from '#core/channels/usual-channels.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { Subject } from '#server/games/agenda-repository.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Counts the channels of a team's or competition's games in the 90 days until `now` (UTC ms). */
export async function readUsualChannels(
	data: GuideData,
	subject: Subject,
	now: number,
): Promise<UsualChannels> {
	const today = dayOf(now);
	const { games, channels } = await data.activity.countBroadcasts(subject, {
		from: addDays(today, -USUAL_DAYS),
		to: today,
	});
	return usualChannels(games, channels, await data.reference());
}
