import { type AddressNames, addressNames } from '#core/search/address-names.ts';
import type { Reference } from '#server/guide-data.ts';
import type { AmbiguousAliasKind } from './ambiguous-alias-repository.ts';

const known = new WeakMap<Reference, Map<AmbiguousAliasKind, AddressNames>>();

/**
 * The names of a kind that addresses may use besides ids, memoized per read of the reference data.
 */
export function addressNamesOf(reference: Reference, kind: AmbiguousAliasKind): AddressNames {
	const made = known.get(reference) ?? new Map<AmbiguousAliasKind, AddressNames>();
	known.set(reference, made);
	const names =
		made.get(kind) ??
		addressNames(entriesOf(reference, kind), reference.ambiguous?.[kind] ?? [], {
			titled: kind === 'competition',
		});
	made.set(kind, names);
	return names;
}

function entriesOf({ teams, competitions, channels }: Reference, kind: AmbiguousAliasKind) {
	if (kind === 'team') return [...teams.values()];
	if (kind === 'competition') return [...competitions.values()];
	return [...channels.values()].filter(({ status }) => status === 'active');
}
