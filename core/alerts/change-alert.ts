import type { Change } from '#core/changes/change.ts';
import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { isShownIn } from '#core/games/coverage/coverage-rules.ts';
import { recordOf } from '#core/kit/record.ts';
import type { AlertKind } from './alert-kinds.ts';

type ChangeStates = Pick<Change, 'kind' | 'before' | 'after'>;
type Reaches = ReadonlyMap<string, { regionUfs: readonly Uf[] }>;

const KINDS: Partial<Record<Change['kind'], AlertKind>> = {
	kickoff: 'moved',
	broadcasts: 'channel',
	status: 'off',
};

/** The kind of alert that a change causes for followers; null = none. */
export function alertKindOf({ kind }: Pick<ChangeStates, 'kind'>): AlertKind | null {
	return KINDS[kind] ?? null;
}

/**
 * Whether a change is news for a reader in a state (null = unknown). A channel change is news where
 * it changes the confirmed channels received there; usual channels never count. `channels` by id.
 */
export function isNewsIn(
	{ kind, before, after }: ChangeStates,
	uf: Uf | null,
	channels: Reaches,
): boolean {
	return kind !== 'broadcasts' || sureIn(before, uf, channels) !== sureIn(after, uf, channels);
}

/** The confirmed channels of a log entry received in a state, as comparable text. */
function sureIn(fact: unknown, uf: Uf | null, channels: Reaches): string {
	const lines = Array.isArray(fact) ? fact.map(readLine) : [];
	const sure = lines.flatMap((line) => {
		const channel = channels.get(line.channelId);
		if (line.state !== 'confirmed' || channel === undefined) return [];
		if (uf === null) return [`${line.channelId} ${line.include.join()} ${line.exclude.join()}`];
		return isShownIn({ state: line.state, coverage: line }, channel, uf) ? [line.channelId] : [];
	});
	return [...new Set(sure)].sort().join('\n');
}

/** Parses a log line written by `diffGames`, tolerating any stored value. */
function readLine(value: unknown) {
	const { channelId, state, include, exclude } = recordOf(value);
	const ufs = (list: unknown) =>
		Array.isArray(list) ? list.filter((uf): uf is Uf => typeof uf === 'string' && isUf(uf)) : [];
	return {
		channelId: String(channelId ?? ''),
		state,
		include: ufs(include),
		exclude: ufs(exclude),
	};
}
