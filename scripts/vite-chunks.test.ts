import { expect, test } from 'vitest';
import { createChunkGroups } from './vite-chunks.ts';

test('a module of the frame or the day that is not there stops the build', () => {
	const [first] = createChunkGroups();
	const withoutDay = {
		getModuleInfo: (id: string) =>
			id.endsWith('day-page.tsx') ? null : { importedIds: [] as string[] },
	};
	expect(() => first?.name('/app/any.ts', withoutDay)).toThrow(
		"The browser's code has no app/site/games/day/day-page.tsx: see scripts/vite-chunks.ts",
	);
});
