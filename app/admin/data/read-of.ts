import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Given, PathOf } from '#app/api-client/admin-calls.ts';
import { api } from '#app/api-client/api.client.ts';
import { keyOf } from './key-of.ts';

/** A read of the panel's JSON as a query, for `useQuery` and `setQueryData`. */
export function readOf<Path extends PathOf<'GET'>>(path: Path, ...given: Given<'GET', Path>) {
	return queryOptions<AnswerOf<'GET', Path>>({
		queryKey: keyOf(path, ...given),
		queryFn: ({ signal }) => api.get(path, ...([{ ...given[0], signal }] as Given<'GET', Path>)),
	});
}
