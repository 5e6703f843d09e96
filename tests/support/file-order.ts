import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long: each of their few lines is a page on which every rule of accessibility runs. */
const DEAREST = ['axe.e2e.ts', 'axe-states.e2e.ts', 'mine-look.e2e.ts'];

/**
 * The dearest files first. Vitest goes by how long each took the last time, which a fresh clone does not know, and otherwise by size: a short
 * file that takes long then runs at the very end, on one core, while the other one has nothing left to do.
 */
export class DearestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isDear = ({ moduleId }: TestSpecification) => DEAREST.some((name) => moduleId.endsWith(`/${name}`));
		return [...sorted.filter(isDear), ...sorted.filter((file) => !isDear(file))];
	}
}
