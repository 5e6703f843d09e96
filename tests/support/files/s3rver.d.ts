declare module '@20minutes/s3rver' {
	type Options = {
		address: string;
		port: number;
		silent: boolean;
		directory: string;
		vhostBuckets: boolean;
		configureBuckets: { name: string }[];
	};

	class S3rver {
		constructor(options: Options);
		run(): Promise<{ port: number }>;
		close(): Promise<void>;
		httpServer: import('node:http').Server;
	}
	export = S3rver;
}
