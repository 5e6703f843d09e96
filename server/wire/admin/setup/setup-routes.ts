import { docsCopy } from '#core/copy/docs.ts';
import {
	addressCheckedSchema,
	mailTriedSchema,
	setupViewSchema,
	stepChangeSchema,
} from '#core/setup/contract.ts';
import { setupDocs } from '#core/setup/copy/docs.ts';
import { isSettled } from '#core/setup/judge-address.ts';
import { STEP_IDS, type StepId, type StepState } from '#core/setup/steps.ts';
import { reportRecord } from '#server/damaged-record.ts';
import { checkAddress } from '#server/setup/check-address.ts';
import { markStep } from '#server/setup/mark-step.ts';
import { readSetup } from '#server/setup/read-setup.ts';
import { sendTestMail } from '#server/setup/send-test-mail.ts';
import { type AdminCall, defineRoute } from '#server/wire/admin/admin-route.ts';
import { Refusal } from '#server/wire/admin/refusal.ts';

const area = docsCopy.areas.guide;
/** A step decides what the whole installation does: administrators only. */
const managed = { needs: 'administrator', area } as const;

const view = defineRoute({
	...{ method: 'GET', path: 'setup', needs: 'editor', area, summary: setupDocs.view },
	answer: setupViewSchema,
	run: readView,
});

const markOne = defineRoute({
	...{ method: 'POST', path: 'setup/steps/:id', ...managed, summary: setupDocs.mark },
	body: stepChangeSchema,
	answer: setupViewSchema,
	async run(call) {
		const id = STEP_IDS.find((known) => known === call.params.id);
		if (id === undefined) throw new Refusal('not-found');
		await say(call, id, call.body.state);
		return readView(call);
	},
});

const tryMail = defineRoute({
	...{ method: 'POST', path: 'setup/mail', ...managed, summary: setupDocs.mail },
	answer: mailTriedSchema,
	async run(call) {
		const { context, access, now } = call;
		const to = access.operator.email;
		const tried = await sendTestMail(context, to, { actor: access.actor, now });
		if (tried.outcome === 'sent') await say(call, 'mail', 'done');
		return { ...tried, to, setup: await readView(call) };
	},
});

const tryAddress = defineRoute({
	...{ method: 'POST', path: 'setup/address', ...managed, summary: setupDocs.address },
	answer: addressCheckedSchema,
	async run(call) {
		const { context, publicUrl, now } = call;
		const findings = await checkAddress(context, { publicUrl, now });
		if (isSettled(findings)) await say(call, 'address', 'done');
		return { findings, setup: await readView(call) };
	},
});

export const SETUP_ROUTES = [view, markOne, tryMail, tryAddress] as const;

async function readView({ context: { db, config, log }, publicUrl }: AdminCall) {
	const setup = await readSetup(db.kysely, { sendsMail: config.mail.smtpUrl !== null, publicUrl });
	reportRecord(log, 'configuracoes/primeiros-passos', !setup.isDamaged);
	return setup;
}

async function say(call: AdminCall, id: StepId, state: StepState): Promise<void> {
	const { context, access, now } = call;
	const by = access.operator.name ?? access.operator.email;
	const said = await markStep(context.db, { id, state }, { actor: access.actor, by, now });
	if (said.ok) return;
	if (said.error === 'stale')
		throw new Refusal('stale', { current: await readView(call), sent: { id, state } });
	throw new Refusal('invalid');
}
