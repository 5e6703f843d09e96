import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import type { DescribedChange } from '#core/live/contract.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { createAsking } from './ask-data.ts';
import { watchHands, whenCalm } from './calm.ts';
import { followClock } from './follow-clock.ts';
import { holdPlace } from './page-place.ts';

type Kickoffs = readonly (number | null | undefined)[];

/** A page that is open. */
type OpenPage = {
	data(): object;
	kickoffs(): Kickoffs;
	onTurn(now: number): void;
	revalidate(): Promise<void>;
};

/**
 * Lets an open page ask its data again when something of it changed, or a game of it begins or
 * ends. `drawnAt` as for a day.
 */
export function followPage({ data, kickoffs, onTurn, revalidate }: OpenPage, drawnAt: number) {
	watchHands();
	const asking = createAsking(revalidate);
	const clock = followClock({
		drawnAt,
		nextTurn: (after) => nextPageTurn(kickoffs(), after),
		onTurn: ({ to }) => {
			onTurn(to);
			asking.soon();
		},
	});
	return {
		async onStale(changes: readonly DescribedChange[]): Promise<void> {
			await whenCalm();
			await asking.now(() => holdPlace(changes, data()));
			clock.look();
		},
		stop(): void {
			clock.stop();
			asking.stop();
		},
	};
}

/** UTC ms of the next turn after an instant: a game begins or ends, or the day turns. */
function nextPageTurn(kickoffs: Kickoffs, after: number): number {
	const turns = kickoffs.flatMap((kickoff) =>
		typeof kickoff === 'number' ? [kickoff, kickoff + LIVE_MINUTES * 60_000] : [],
	);
	return Math.min(startOfDay(addDays(dayOf(after), 1)), ...turns.filter((turn) => turn > after));
}
