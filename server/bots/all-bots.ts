import type { Bot } from '#server/jobs/bot.ts';
import { alerts } from './alerts.ts';
import { checkup } from './checkup.ts';
import { digest } from './digest.ts';
import { games } from './games.ts';
import { news } from './news.ts';
import { publisher } from './publisher.ts';
import { tidy } from './tidy.ts';
import { watch } from './watch.ts';

/** Every bot of this program, in the order of the panel. */
export const ALL_BOTS: readonly Bot[] = [
	news,
	games,
	publisher,
	digest,
	alerts,
	watch,
	tidy,
	checkup,
];
