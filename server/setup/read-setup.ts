import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import type { BrandView } from '#core/brand/contract.ts';
import type { SetupView } from '#core/setup/contract.ts';
import { type SetupFacts, STEP_IDS, stateOf } from '#core/setup/steps.ts';
import { readBrand } from '#server/brand/save-brand.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createSourceRepository } from '#server/feeds/source-repository.ts';
import { readFollowed } from '#server/gaps/followed.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';
import { readMarks } from './setup-record.ts';

/** `sendsMail` = there is a mail server. `publicUrl` = origin without a trailing slash. */
type Installation = Pick<SetupView, 'sendsMail' | 'publicUrl'>;

/** The steps of the setup, judged by what is stored now. */
export async function readSetup(db: Reader, installation: Installation): Promise<SetupView> {
	const [facts, { marks, isDamaged }] = [await readFacts(db), await readMarks(db)];
	const steps = STEP_IDS.map((id) => {
		const state = stateOf(id, facts, marks);
		const mark = marks[id] ?? null;
		return { id, state, mark: mark?.state === state ? mark : null };
	});
	return { steps, facts, isDamaged, ...installation };
}

async function readFacts(db: Reader): Promise<SetupFacts> {
	const [brand, followed, gameSources, feeds, operators] = await Promise.all([
		readBrand(db),
		readFollowed(db),
		createGameSourceRepository(db).list(),
		createSourceRepository(db).list(),
		createOperatorsRepository(db).list(),
	]);
	return {
		brandSaved: isSaved(brand),
		followed: followed.competitionIds.length,
		gameSources: gameSources.filter(({ enabled }) => enabled).length,
		feeds: feeds.filter(({ enabled }) => enabled).length,
		operators: operators.filter(({ disabled }) => !disabled).length,
	};
}

/** The first start lays the default brand down as revision 1: that alone is no choice. */
function isSaved({ revision, nomeApp, slogan, logoURL, textoRodape }: BrandView): boolean {
	const isDefault =
		nomeApp === DEFAULT_BRAND.nomeApp &&
		slogan === DEFAULT_BRAND.slogan &&
		logoURL === DEFAULT_BRAND.logoURL &&
		textoRodape === '';
	return revision > 1 || !isDefault;
}
