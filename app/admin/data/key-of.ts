import { addressOf, type CallInput } from '#app/api-client/address-of.ts';
import type { Given, PathOf } from '#app/api-client/admin-calls.ts';
import type { Method } from '#server/wire/admin/admin-route.ts';

/** All calls of one line of the route table: the first part of the name of each. */
export function routeKey<Verb extends Method>(method: Verb, path: PathOf<Verb>): readonly [string] {
	return [`${method} ${path}`];
}

export type ReadKey = readonly [route: string, address: string];

/** The name of one read: its line of the route table, then its address with what is asked. */
export function keyOf<Path extends PathOf<'GET'>>(
	path: Path,
	...given: Given<'GET', Path>
): ReadKey {
	const [input]: readonly [input?: CallInput] = given;
	return [...routeKey('GET', path), addressOf(path, input ?? {})];
}
