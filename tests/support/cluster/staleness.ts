import { setTimeout as wait } from 'node:timers/promises';
import type { GameRecord } from '#core/games/contract/form.ts';
import { addDays } from '#core/site/dates.ts';
import { aTypedGame, TODAY } from '#tests/support/factories.ts';
import type { PanelUser } from '#tests/support/panel.ts';
import type { Cluster, ClusterNode } from './open-cluster.ts';

/** Of the games that are saved; one a day, so that its page is found. */
const FIRST_DAY = addDays(TODAY, 2_000);
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;
const PLACE = 'Estádio de número ';

type Save = { number: number; acknowledgedAt: number };

/** Saves one game again and again, and sees when each node shows what was acknowledged. */
export async function watchStaleness(
	{ nodes }: Cluster,
	{ ana, round }: { ana: PanelUser; round: number },
) {
	const date = addDays(FIRST_DAY, round);
	const made = await ana.call('POST', 'games', aTypedGame({ date, venue: `${PLACE}0` }));
	const { id } = made.json as unknown as GameRecord;
	let revision = Number(made.json.revision);
	const path = await pathOfGame(nodes[0], date);
	const delays: number[] = [];
	const pending = new Map<ClusterNode, Save[]>(nodes.map((node) => [node, []]));
	let count = 0;

	async function save(): Promise<void> {
		count += 1;
		const change = { ...aTypedGame({ date, venue: `${PLACE}${count}` }), revision };
		const answer = await ana.call('PUT', `games/${id}`, change).catch(() => null);
		if (answer?.status === 200) {
			revision = Number(answer.json.revision);
			const acknowledgedAt = performance.now();
			for (const saves of pending.values()) saves.push({ number: count, acknowledgedAt });
		} else if (answer?.status === 409) {
			const { json } = await ana.call('GET', `games/${id}`);
			revision = Number(json.revision);
		}
	}

	const look = (node: ClusterNode) => async () => {
		const shown = await shownAt(node, path);
		if (shown === null) return;
		const seenAt = performance.now();
		const saves = pending.get(node) ?? [];
		while (saves[0] !== undefined && saves[0].number <= shown) {
			const { acknowledgedAt } = saves.shift() as Save;
			if (!node.isAway) delays.push(seenAt - Math.max(acknowledgedAt, node.backAt));
		}
	};

	const unseen = () => [...pending.values()].flat().length;

	return {
		save,
		/** One look at each node. */
		looks: nodes.map(look),
		/** Milliseconds from the acknowledgement of a save, or the return of its node, to the page. */
		delays,
		/** Waits until each node showed the last save; how many are not shown when it gives up. */
		async unseenAtLast(): Promise<number> {
			const giveUpAt = performance.now() + PATIENCE_MS;
			while (unseen() > 0 && performance.now() < giveUpAt) await wait(PAUSE_MS);
			return unseen();
		},
	};
}

async function pathOfGame({ address }: ClusterNode, day: string): Promise<string> {
	const page = await (await fetch(`http://${address}/jogos/${day}`)).text();
	const path = /href="(\/onde-assistir\/[^"#?]+)"/.exec(page)?.[1];
	if (path === undefined) throw new Error('The game is not on its day');
	return path;
}

/** The number on the page of a node; null without an answer. */
async function shownAt({ address }: ClusterNode, path: string): Promise<number | null> {
	const answer = await fetch(`http://${address}${path}`, { signal: AbortSignal.timeout(5_000) })
		.then((response) => response.text())
		.catch(() => '');
	const found = new RegExp(`${PLACE}(\\d+)`).exec(answer)?.[1];
	return found === undefined ? null : Number(found);
}
