import type { Place } from "#generator/read";
import type { Model } from "../model/types.ts";
import { hasFields } from "../model/walk.ts";
import { componentName } from "./names.ts";

/**
 * The global types of TypeScript's libraries with names of one or two words, as a record might have. A module may declare a
 * type of the same name, but code that forgets to import it silently gets the global one.
 */
export const globalTypes: ReadonlySet<string> = new Set(
  [
    "AbortController AbortSignal AbstractRange AbstractWorker AddressErrors AggregateError Algorithm AlgorithmIdentifier",
    "AlignSetting AlphaOption AnalyserNode AnalyserOptions Animatable Animation AnimationEffect AnimationEvent AnimationTimeline",
    "AppendMode Array ArrayBuffer ArrayConstructor ArrayIterator ArrayLike AsyncDisposable AsyncGenerator AsyncIterable",
    "AsyncIterator Atomics Attr AudioBuffer AudioConfiguration AudioContext AudioData AudioDecoder AudioEncoder AudioListener",
    "AudioNode AudioParam AudioTimestamp AudioWorklet AuthenticatorAttachment AuthenticatorResponse AuthenticatorTransport",
    "AutoFill AutoKeyword AutomationRate Awaited BarProp BigInt BigInteger BinaryType BitrateMode Blob BlobCallback BlobEvent",
    "BlobPart Body BodyInit Boolean BooleanConstructor BroadcastChannel Buffer BufferSource Cache CacheStorage CallableFunction",
    "CanvasCompositing CanvasDirection CanvasFilters CanvasGradient CanvasPath CanvasPattern CanvasRect CanvasSettings CanvasState",
    "CanvasText CanvasTransform Capitalize CaretPosition ChannelInterpretation CharacterData ChildNode ClassDecorator Client",
    "ClientRect ClientTypes Clients Clipboard ClipboardEvent ClipboardItem ClipboardItems CloseEvent CodecState ColorGamut Comment",
    "CompositeOperation CompositionEvent CompressionFormat CompressionStream ComputedKeyframe ConcatArray Console ConstrainBoolean",
    "ConstrainDouble ConstructorParameters ConvolverNode ConvolverOptions CookieInit CookieList CookieStore Credential",
    "CredentialsContainer Crypto CryptoKey CustomEvent DataTransfer DataView Date DateConstructor DecompressionStream",
    "DecoratorContext DecoratorMetadata DelayNode DelayOptions DirectionSetting Disposable DisposableStack Document",
    "DocumentFragment DocumentTimeline DocumentType DoubleRange DragEvent EcdsaParams EffectTiming Element ElementInternals",
    "EndingType Error ErrorCallback ErrorConstructor ErrorEvent ErrorOptions EvalError Event EventCounts EventInit EventListener",
    "EventSource EventTarget Exclude ExtendableEvent External Extract FetchEvent File FileCallback FileList FileReader FileSystem",
    "FillMode FinalizationRegistry FlatArray Float16Array Float32Array Float32List Float64Array FocusEvent FocusOptions",
    "FontDisplay FontFace FormData FragmentDirective FrameType FullscreenOptions Function FunctionConstructor GainNode GainOptions",
    "Gamepad GamepadButton GamepadEvent Generator GeneratorFunction Geolocation GeolocationCoordinates GeolocationPosition",
    "HardwareAcceleration Headers HeadersInit HeadersIterator Highlight HighlightRegistry HighlightType History HkdfParams",
    "IdleDeadline ImageBitmap ImageCapture ImageData ImageDecoder ImageOrientation ImageTrack ImportAssertions ImportAttributes",
    "ImportMeta InputEvent InsertPosition InstanceType Int16Array Int32Array Int32List Int8Array IntersectionObserver Intl",
    "Iterable IterableIterator Iterator IteratorObject IteratorResult KeyAlgorithm KeyFormat KeyType KeyUsage KeyboardEvent",
    "Keyframe KeyframeEffect LatencyMode LinkStyle Location Lock LockInfo LockManager LockMode LockOptions LoginStatus Lowercase",
    "Map MapConstructor MapIterator Math MediaCapabilities MediaConfiguration MediaDevices MediaError MediaImage MediaKeys",
    "MediaList MediaMetadata MediaProvider MediaRecorder MediaSession MediaSource MediaStream MessageChannel MessageEvent",
    "MessagePort MethodDecorator MimeType MouseEvent MutationCallback MutationObserver MutationRecord NamedCurve",
    "NavigationActivation NavigationType Navigator NavigatorBadge NavigatorCookies NavigatorLanguage NavigatorLocks NavigatorLogin",
    "NavigatorPlugins NavigatorStorage NewableFunction NoInfer Node NodeFilter NodeIterator NodeList NonNullable Notification",
    "NotificationDirection NotificationEvent NotificationOptions NotificationPermission Number NumberConstructor Object",
    "ObjectConstructor OffscreenCanvas Omit OrientationType OscillatorNode OscillatorOptions OscillatorType OverconstrainedError",
    "PannerNode PannerOptions ParameterDecorator Parameters ParentNode Partial Path2D PayerErrors PaymentAddress PaymentComplete",
    "PaymentItem PaymentOptions PaymentRequest PaymentResponse Pbkdf2Params Performance PerformanceEntry PerformanceMark",
    "PerformanceMeasure PerformanceNavigation PerformanceObserver PerformanceTiming PeriodicWave PermissionDescriptor",
    "PermissionName PermissionState PermissionStatus Permissions PhotoCapabilities PhotoSettings Pick PlaneLayout",
    "PlaybackDirection Plugin PluginArray PointerEvent PositionCallback PositionOptions PremultiplyAlpha PresentationStyle",
    "ProcessingInstruction ProgressEvent Promise PromiseConstructor PromiseLike PropertyDecorator PropertyDefinition",
    "PropertyDescriptor PropertyKey ProxyConstructor ProxyHandler PushEvent PushManager PushSubscription QueuingStrategy Range",
    "RangeError ReadableStream Readonly ReadonlyArray ReadonlyMap ReadonlySet ReadyState Record RecordingState ReferenceError",
    "ReferrerPolicy Reflect RegExp RegistrationOptions RemotePlayback RenderingContext Report ReportBody ReportList",
    "ReportingObserver Request RequestCache RequestCredentials RequestDestination RequestInfo RequestInit RequestMode",
    "RequestPriority RequestRedirect Required ResizeObserver ResizeQuality Response ResponseInit ResponseType ReturnType Screen",
    "ScreenOrientation ScrollBehavior ScrollOptions ScrollRestoration ScrollSetting Selection SelectionMode ServiceWorker Set",
    "SetConstructor SetIterator ShadowRoot ShareData SharedWorker Slottable SourceBuffer SpeechSynthesis StaticRange Storage",
    "StorageEstimate StorageEvent StorageManager String StringConstructor StringIterator StyleMedia StyleSheet SubmitEvent",
    "SubtleCrypto SuppressedError Symbol SymbolConstructor SyntaxError Text TextDecoder TextEncoder TextEvent TextMetrics",
    "TextTrack ThisType TimeRanges TimerHandler ToggleEvent Touch TouchEvent TouchInit TouchList TouchType TrackEvent",
    "TransferFunction Transferable TransformStream Transformer TransitionEvent TreeWalker TypeError URL Uint16Array Uint32Array",
    "Uint32List Uint8Array Uncapitalize UnderlyingSink UnderlyingSource Uppercase UserActivation ValidityState VibratePattern",
    "VideoConfiguration VideoDecoder VideoEncoder VideoFrame ViewTransition VisualViewport VoidFunction WakeLock WeakKey WeakMap",
    "WeakRef WeakSet WebAssembly WebSocket WebTransport WheelEvent Window WindowClient WindowProxy Worker WorkerLocation",
    "WorkerNavigator WorkerOptions WorkerType Worklet WorkletOptions WritableStream WriteParams",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a name is that of a global type: `File`, `Comment`, `Request`. */
export function isGlobalType(name: string): boolean {
  return globalTypes.has(name);
}

/** A record or named type that is called like a global TypeScript type. */
interface GlobalName {
  readonly name: string;
  readonly at: Place;
  /** A name made from that of the connector, which nothing else in the file has. */
  readonly suggested: string;
}

/** All records and named types whose interface would have the name of a global TypeScript type. */
export function findGlobalNames({ gateway, connectors }: Model): readonly GlobalName[] {
  const ofConnectors = connectors.flatMap(({ id, records, types }) => globalNamesIn(id, [...records, ...types.filter(hasFields)]));
  return [...globalNamesIn("gateway", gateway.records), ...ofConnectors];
}

function globalNamesIn(owner: string, named: readonly { readonly name: string; readonly at: Place }[]): readonly GlobalName[] {
  const taken = new Set(named.map(({ name }) => name));
  return named.filter(({ name }) => isGlobalType(name)).map(({ name, at }) => ({ name, at, suggested: suggest(owner, name, taken) }));
}

/** `Event` of the connector `calendar` as `CalendarEvent`. */
function suggest(owner: string, name: string, taken: ReadonlySet<string>): string {
  const candidates = [componentName(owner, name), `${name}Record`];
  return candidates.find((one) => !taken.has(one) && !isGlobalType(one)) ?? `${componentName(owner, name)}Record`;
}
