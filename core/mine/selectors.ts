import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { hasChannels, type Preferences } from './preferences.ts';

/**
 * Compound selectors for elements of one upcoming broadcast (`.card` on the page of a game). Null =
 * none can match.
 */
type WatchSelectors = {
	/** Every such element. */
	any: string;
	/** `watchBroadcast` = 'yes'. */
	yes: string | null;
	/** 'yes' or 'maybe'; null while the reader's data cannot decide. */
	possible: string | null;
};

/**
 * The CSS version of `watchBroadcast`, so that the reader's own style sheet answers before first
 * paint.
 */
export function watchSelectors({
	uf,
	channels,
	groups,
}: Pick<Preferences, 'uf' | 'channels' | 'groups'>): WatchSelectors {
	const any = '.card:not(.card-past)';
	const anyChannel = !hasChannels({ channels, groups });
	if (anyChannel && uf === null) return { any, yes: null, possible: null };
	const own = anyChannel ? '' : ownChannels(channels, groups);
	const sure =
		uf === null
			? ':not([data-in],[data-out])'
			: `:not([data-in]:not([data-in~="${uf}"]),[data-out~="${uf}"])`;
	const open =
		uf === null
			? ''
			: `:not([data-in]:not([data-in~="${uf}"],[data-in="${UNKNOWN_UFS}"]),[data-out~="${uf}"])`;
	return {
		any,
		yes: anyChannel ? null : `${any}${own}${sure}:not(.card-unsure)`,
		possible: `${any}${own}${open}`,
	};
}

function ownChannels(channels: readonly string[], groups: Preferences['groups']): string {
	if (groups.length === CHANNEL_GROUPS.length) return '';
	return `:is(${[...groups.map((group) => `[data-group="${group}"]`), ...channels.map((id) => `[data-channel="${id}"]`)].join(',')})`;
}

/** Grid rows of the reader's channels; null where none or every one is. */
export function channelRowSelector({
	channels,
	groups,
}: Pick<Preferences, 'channels' | 'groups'>): string | null {
	const own = hasChannels({ channels, groups }) ? ownChannels(channels, groups) : '';
	return own === '' ? null : `.tvg-row${own}`;
}

/** Rows of games with the reader's teams; null without any. */
export function teamSelector(teams: Preferences['teams']): string | null {
	return teams.length === 0
		? null
		: `.game:is(${teams.map(({ id }) => `[data-teams~="${id}"]`).join(',')})`;
}
