import { createHash } from 'node:crypto';
import { besides, isPagePattern, patternOf } from './address-patterns.ts';
import { type Answer, judge } from './judges.ts';
import { namedAddresses } from './named-addresses.ts';

export type CrawlOptions = {
	origin: string;
	/** Where it begins. */
	seeds: readonly string[];
	/** How many addresses of a pattern are asked for. */
	each: number;
	/** Decides which ones. */
	seed: string;
};

export type Crawl = {
	/** One line for each fault: the address, what is wrong, and who named it. */
	problems: string[];
	/** Addresses that were asked for, by pattern. */
	visited: Map<string, string[]>;
};

const AT_A_TIME = 4;

/**
 * Follows every address of the site that an answer names, from the seeds on, in rounds; of each
 * pattern so many, chosen by the seed.
 */
export async function crawl({ origin, seeds, each, seed }: CrawlOptions): Promise<Crawl> {
	const [known, waiting] = [new Map<string, string>(), new Map<string, string[]>()];
	/** What no answer has named so far: it belongs to a page, if there is such a thing for it. */
	const unnamed = new Set<string>();
	const absent: string[] = [];
	const result: Crawl = { problems: [], visited: new Map() };
	const rank = (address: string) => createHash('sha256').update(`${seed} ${address}`).digest('hex');

	function note(named: string, from: string, isNamed = true): void {
		if (!URL.canParse(named, origin + from))
			return void result.problems.push(`${named}: no address, named by ${from}`);
		const url = new URL(named, origin + from);
		const address = url.pathname + url.search;
		if (isNamed) unnamed.delete(address);
		if (url.origin !== origin || known.has(address)) return;
		known.set(address, from);
		waiting.set(patternOf(url), [...(waiting.get(patternOf(url)) ?? []), address]);
	}

	function nextRound(): string[] {
		return [...waiting].flatMap(([pattern, addresses]) => {
			waiting.delete(pattern);
			const left = each - (result.visited.get(pattern)?.length ?? 0);
			return addresses.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, Math.max(0, left));
		});
	}

	async function walk(address: string): Promise<void> {
		const pattern = patternOf(new URL(address, origin));
		const answer = await ask(origin, address);
		result.visited.set(pattern, [...(result.visited.get(pattern) ?? []), address]);
		if (answer.status === 404 && unnamed.has(address)) return void absent.push(address);
		const problems = await judge(answer);
		result.problems.push(
			...problems.map((problem) => `${address}: ${problem}, named by ${known.get(address)}`),
		);
		if (problems.length > 0) return;
		for (const named of namedAddresses(answer.type, answer.body, answer.headers))
			note(named, address);
		if (isPagePattern(pattern)) noteBesides(address);
	}

	function noteBesides(address: string): void {
		for (const beside of besides(address)) {
			if (!known.has(beside)) unnamed.add(beside);
			note(beside, address, false);
		}
	}

	for (const address of seeds) note(address, '');
	for (let round = nextRound(); round.length > 0; round = nextRound()) {
		const walkers = Array.from({ length: AT_A_TIME }, async () => {
			for (let address = round.shift(); address !== undefined; address = round.shift())
				await walk(address);
		});
		await Promise.all(walkers);
	}
	const dead = absent.filter((address) => !unnamed.has(address));
	result.problems.push(...dead.map((address) => `${address}: status 404, named by an answer`));
	return result;
}

async function ask(origin: string, address: string): Promise<Answer> {
	const response = await fetch(origin + address, { redirect: 'manual' });
	const bytes = Buffer.from(await response.arrayBuffer());
	const { status, headers } = response;
	return {
		address,
		status,
		headers,
		type: headers.get('content-type') ?? '',
		bytes,
		body: bytes.toString('utf8'),
	};
}
