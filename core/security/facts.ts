import type { BackupAges } from '#core/backups/ages.ts';
import type { UnreadProxy } from '#core/installation/unread-proxy.ts';
import type { TrustedNetwork } from './networks.ts';

/** The settings, folders and machine of the process that answers. */
export type InstallationFacts = {
	/** Real UTC milliseconds. */
	now: number;
	/** Origin without a trailing slash; `isLocal` = only this machine can open it. */
	address: { publicUrl: string; isLocal: boolean };
	dataDir: string;
	/** Entries at the top of the data folder that other users may access; '' = the folder. */
	openPaths: readonly string[];
	/** Vite compiles on demand. */
	isDevelopment: boolean;
	trustProxy: readonly TrustedNetwork[];
	/** host:port. */
	outboundAllow: readonly string[];
	/** The key that seals secrets is a file in the folder that also holds the database. */
	keyBesideDatabase: boolean;
	logLevel: string;
	/** GUIA_DEMO. */
	demoOn: boolean;
	/** ADMIN_PASSWORD is set. */
	hasAdminPassword: boolean;
	accessLog: boolean;
	/** There is a mail server; otherwise letters stay in files. */
	sendsMail: boolean;
};

/** What the database holds. */
export type StoredFacts = {
	/** The present key opens what is sealed; null = nothing is sealed yet. */
	keyFits: boolean | null;
	/** From when the newest signing key signs, UTC milliseconds; null = none. */
	signsFrom: number | null;
	/** Who administers now; `hasFactor` null = another service knows. */
	administrators: readonly { name: string; hasFactor: boolean | null }[];
	/** Addresses of operators with access. */
	operatorEmails: readonly string[];
	openSignUp: boolean;
	unreadProxy: UnreadProxy | null;
	backups: BackupAges;
	/** A test letter left, or an administrator spoke for the mail. */
	mailSettled: boolean;
	/** The invented games of the demonstration are in the guide. */
	demoLaid: boolean;
	/** Who answers for the guide, as the privacy policy names them; null = not set. */
	responsible: string | null;
	/** The address of security.txt is set. */
	hasContact: boolean;
};

/** `stored` null = there is no database that this version can read. */
export type SecurityFacts = InstallationFacts & { stored: StoredFacts | null };
