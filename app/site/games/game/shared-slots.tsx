import { Here } from '#app/site/answer/here.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { VERSUS } from '#core/games/copy/games.ts';
import { reachSentence } from '#core/games/copy/page.ts';
import { slotCopy } from '#core/games/copy/slots.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, reachAttributes, reachOf } from '#core/games/coverage/reach.ts';
import type { GameCard, GameList } from '#core/games/day/day-view.ts';
import { type SharedSlot, sharedSlots } from '#core/games/open-slots.ts';
import { sideName } from '#core/games/share/share-text.ts';
import { slotId } from '#core/map/slot-id.ts';
import { dayOf, formatHour, formatShortDay, isoLocal } from '#core/site/dates.ts';
import { mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';
import { MiniMap } from './mini-map.tsx';

/** Slots shown outside the fold. */
const MOST_SHOWN = 1;

type SlotsProps = {
	list: GameList;
	/** The channel of the page: only its slots. */
	channelId?: string;
	/** The game of the page: only slots that contain it. */
	slug?: string;
	/** These games are over. */
	isPast?: boolean;
};

/**
 * "Globo passa X em SP; em PE, Y": times when a channel shows different games in different states.
 * Renders nothing without any.
 */
export function SharedSlots({ list, channelId, slug, isPast = false }: SlotsProps) {
	const slots = sharedSlots(list).filter(
		({ channel, games }) =>
			(channelId === undefined || list.channels[channel]?.id === channelId) &&
			(slug === undefined || games.some(({ game }) => list.games[game]?.slug === slug)),
	);
	if (slots.length === 0) return null;
	return (
		<section className="slots" aria-labelledby="estados-h" data-slots="">
			<h2 id="estados-h" className="part-title">
				{slotCopy.title(isPast)}
			</h2>
			<Slots slots={slots.slice(0, MOST_SHOWN)} list={list} slug={slug} isPast={isPast} />
			{slots.length > MOST_SHOWN ? (
				<details className="fold">
					<summary>
						<span className="fold-name">{slotCopy.more(slots.length - MOST_SHOWN)}</span>
						<Icon name="down" className="i turn" />
					</summary>
					<Slots slots={slots.slice(MOST_SHOWN)} list={list} slug={slug} isPast={isPast} />
				</details>
			) : null}
		</section>
	);
}

type Within = { list: GameList; slug: string | undefined; isPast: boolean };

function Slots({ slots, ...within }: Within & { slots: readonly SharedSlot[] }) {
	return slots.map((slot) => (
		<Slot key={`${slot.channel} ${slot.kickoffAt}`} slot={slot} {...within} />
	));
}

function Slot({ slot, list, slug, isPast }: Within & { slot: SharedSlot }) {
	const { channel: place, kickoffAt, games } = slot;
	const channel = list.channels[place];
	if (!channel) return null;
	const reachIn = ({ include, exclude }: SharedSlot['games'][number]) =>
		reachOf(include, exclude, channel.regionUfs);
	// Only confirmed broadcasts color a map.
	const drawn = games.filter(
		(game) => reachIn(game).in !== UNKNOWN_UFS && isConfirmed(list.games[game.game], place),
	);
	const own = drawn.find(({ game }) => list.games[game]?.slug === slug);
	return (
		<div className="slot">
			<p className="slot-when">
				<time dateTime={isoLocal(kickoffAt)}>
					{slotCopy.when(formatShortDay(dayOf(kickoffAt)), formatHour(kickoffAt))}
				</time>
				{slotCopy.differs(channel.name, isPast)}
			</p>
			<div className={own === undefined ? undefined : 'slot-body'}>
				{own === undefined ? null : <MiniMap reach={reachIn(own)} />}
				<ul>
					{games.map((game) => (
						<SlotGame
							key={game.game}
							card={list.games[game.game]}
							list={list}
							slug={slug}
							reach={reachIn(game)}
						/>
					))}
				</ul>
			</div>
			{drawn.length === 0 ? null : (
				<a
					className="ask-text"
					href={`${mapPaths.day(dayOf(kickoffAt))}#${slotId(channel.id, kickoffAt)}`}
				>
					{slotCopy.map}
				</a>
			)}
		</div>
	);
}

function isConfirmed(card: GameCard | undefined, channel: number): boolean {
	return (
		card?.broadcasts.some(
			(broadcast) => broadcast.channel === channel && broadcast.state === 'confirmed',
		) === true
	);
}

type GameProps = {
	card: GameCard | undefined;
	list: GameList;
	slug: string | undefined;
	reach: Reach;
};

function SlotGame({ card, list, slug, reach }: GameProps) {
	if (!card) return null;
	const title = `${sideName(card.home, list)} ${VERSUS} ${sideName(card.away, list)}`;
	return (
		<li className="slot-game" {...reachAttributes(reach)}>
			{card.slug === slug ? <b>{title}</b> : <a href={paths.game(card.slug)}>{title}</a>}
			<Here reach={reach} texts={slotCopy.here} />
			<span className="slot-where"> {reachSentence(reach)}</span>
		</li>
	);
}
