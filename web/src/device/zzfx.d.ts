declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: number[][], volumeScale: number, rate: number): AudioBufferSourceNode;
  };
}
