import type { OfferedProvider } from '#core/identity/provider.ts';
import type { OidcConfig } from '#server/config/outgoing-config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { SecretBox } from '#server/identity/keys/secret-box.ts';
import { createProvidersRepository } from './providers-repository.ts';

/** An enabled provider. */
export type Provider = OidcConfig;

/**
 * The allow-list of providers (V32): a sign-in names one by its id. Issuer and client come from
 * here, never from a request.
 */
export type Providers = {
	/** Null = unknown or disabled. */
	byId(id: string): Promise<Provider | null>;
	/** For the sign-in page. */
	offered(): Promise<OfferedProvider[]>;
};

/**
 * The provider from the environment and those that administrators added; for the same id the
 * environment wins.
 */
export function createProviders({
	db,
	box,
	configured,
}: {
	db: AppDatabase;
	box: SecretBox;
	configured: OidcConfig | null;
}): Providers {
	async function all(): Promise<Provider[]> {
		const rows = await createProvidersRepository(db.kysely).list();
		const stored = rows
			.filter(({ id, enabled }) => enabled === 1 && id !== configured?.id)
			.flatMap(
				({ id, label, issuer, client_id: clientId, sealed_client_secret: sealed }): Provider[] => {
					const clientSecret = sealed === null ? null : box.open('provider-secret', sealed);
					// Sealed with another key: the provider is unusable without its secret.
					return sealed !== null && clientSecret === null
						? []
						: [{ id, label, issuer, clientId, clientSecret }];
				},
			);
		return configured === null ? stored : [configured, ...stored];
	}
	return {
		byId: async (id) => (await all()).find((provider) => provider.id === id) ?? null,
		offered: async () => (await all()).map(({ id, label }) => ({ id, label })),
	};
}
