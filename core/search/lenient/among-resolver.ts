import type { NamedEntry, Resolution, Resolver } from '#core/search/resolution.ts';
import { sharing } from './among-compare.ts';
import { type Ask, createAmongIndex } from './among-index.ts';
import { amongSteps } from './among-steps.ts';

const MAX_CANDIDATES = 8;

/**
 * A resolver over a plain list of canonical names, one per club: `id` and `name` of a result are
 * the canonical name. It handles structure words, abbreviations, city names in several languages
 * and omitted words. Steps run from the most certain to the boldest; the first with a match
 * decides, and two matches give no result. `reference` entries connect two names of one entry
 * ('Wolves', 'Wolverhampton Wanderers FC'). `ask` connects names with the same entry in the country
 * of the list.
 */
export function createAmongResolver(
	canonicalNames: readonly string[],
	reference: readonly NamedEntry[] = [],
	ask?: Ask,
): Pick<Resolver, 'resolve'> {
	const canonical = new Set(canonicalNames);
	const index = createAmongIndex([...canonical], reference, ask);
	return {
		resolve(query): Resolution {
			// 'Guaraní' beside 'Guarani': an exact spelling means that name.
			if (canonical.has(query))
				return {
					query,
					id: query,
					name: query,
					confidence: 1,
					candidates: [{ id: query, name: query, score: 1 }],
				};
			const asked = index.read(query);
			for (const { fits, confidence } of amongSteps) {
				const found = fits(asked, index);
				if (found.length === 0) continue;
				const candidates = found
					.slice(0, MAX_CANDIDATES)
					.map(({ name }) => ({ id: name, name, score: confidence }));
				const only = found.length === 1 ? found[0] : undefined;
				if (!only) return { query, id: null, name: null, confidence: 0, candidates };
				return { query, id: only.name, name: only.name, confidence, candidates };
			}
			const near = sharing(asked, index).slice(0, MAX_CANDIDATES);
			return {
				query,
				id: null,
				name: null,
				confidence: 0,
				candidates: near.map(({ name }) => ({ id: name, name, score: 0.3 })),
			};
		},
	};
}
